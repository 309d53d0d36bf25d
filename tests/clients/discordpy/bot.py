"""A small bot in discord.py; only the addresses are changed.

It says what it lives through on standard output, a JSON object a line, for the test to follow.
"""

import base64
import io
import json
import os

import discord
import yarl
from discord import app_commands

discord.http.Route.BASE = f"{os.environ['API']}/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])

# The smallest PNG there is: one grey pixel.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
)


def say(what, **more):
    print(json.dumps({"what": what, **more}), flush=True)


class Form(discord.ui.Modal, title="Who are you?"):
    name = discord.ui.TextInput(label="Your name", custom_id="name")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"hello {self.name.value}")
        say("greeted")


class Buttons(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.presses = 0

    @discord.ui.button(label="Again", custom_id="again", style=discord.ButtonStyle.primary)
    async def again(self, interaction, _button):
        self.presses += 1
        await interaction.response.edit_message(content=f"pressed {self.presses}", view=self)
        say("pressed", presses=self.presses)

    @discord.ui.button(label="Ask me", custom_id="ask")
    async def ask(self, interaction, _button):
        await interaction.response.send_modal(Form(custom_id="form"))
        say("asked")


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def on_ready(self):
        await self.tree.sync()
        guild = self.guilds[0]
        say("ready", user=str(self.user.id), guild=guild.name, channels=len(guild.channels))

    async def on_resumed(self):
        say("resumed")

    async def on_error(self, event, *_args, **_kwargs):
        import traceback

        say("error", error=event, stack=traceback.format_exc())


bot = Bot()


@bot.tree.command(description="Answers with pong")
@app_commands.describe(word="What to add")
async def ping(interaction: discord.Interaction, word: str = ""):
    file = discord.File(io.BytesIO(PICTURE), "dot.png", description="One grey dot")
    text = f"pong {word}".strip()
    await interaction.response.send_message(text, view=Buttons(), file=file)
    sent = await interaction.original_response()
    say("answered", message=str(sent.id), attachments=len(sent.attachments))


@ping.autocomplete("word")
async def words(_interaction, typed: str):
    words = [word for word in ("apple", "banana", "apricot") if word.startswith(typed)]
    return [app_commands.Choice(name=word, value=word) for word in words]


@bot.tree.command(description="Answers only you")
async def secret(interaction: discord.Interaction):
    await interaction.response.send_message("for your eyes only", ephemeral=True)
    await interaction.followup.send("and this", ephemeral=True)
    say("whispered")


@bot.tree.command(description="Thinks first")
async def slow(interaction: discord.Interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="done thinking")
    say("thought")


bot.run(os.environ["TOKEN"], log_handler=None)
