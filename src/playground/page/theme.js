// Dark, light, or what the system says. Remembered for all tabs of this browser.

const KEY = "playground.theme";

export function theme() {
  try {
    return localStorage.getItem(KEY) ?? "system";
  } catch {
    return "system"; // storage may be forbidden
  }
}

export function setTheme(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Not remembered, but shown.
  }
  showTheme(name);
}

export function showTheme(name = theme()) {
  if (name === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}

addEventListener("storage", (event) => event.key === KEY && showTheme());
