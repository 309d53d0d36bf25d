"""A board drawn with Pillow, for benches/pictures.rs: as many shapes and the same words, at twice the
size, scaled down and written as PNG. Prints milliseconds a board, by name."""

import io
import json
import math
import sys
import time

import PIL
from PIL import Image, ImageDraw, ImageFont

A_WHILE = 0.6
TWICE = 2

parts = json.load(sys.stdin)
WIDTH, HEIGHT = round(parts["width"]), round(parts["height"])
# A bot that draws many boards loads its fonts once.
FONTS = {size: ImageFont.truetype(parts["font"], round(size * TWICE)) for _, _, size, _ in parts["texts"]}


def spots(count):
    """Places spread over the board."""
    columns = max(1, math.ceil(math.sqrt(count * 1.4)))
    for number in range(count):
        x = (number % columns + 0.5) * WIDTH / columns
        y = (number // columns + 0.5) * HEIGHT / math.ceil(count / columns)
        yield x * TWICE, y * TWICE, 46 * TWICE


def board():
    image = Image.new("RGB", (WIDTH * TWICE, HEIGHT * TWICE), "#0b1020")
    draw = ImageDraw.Draw(image)
    for number, (x, y, size) in enumerate(spots(parts["rects"])):
        box = (x - size, y - size, x + size, y + size)
        fill = (20 + number % 40, 30 + number % 60, 60 + number % 90)
        draw.rounded_rectangle(box, 16, fill=fill, outline="#8899bb", width=3)
    for number, (x, y, size) in enumerate(spots(parts["rounds"])):
        size /= 3
        draw.ellipse((x - size, y - size, x + size, y + size), fill=(200, number % 250, 90))
    for number, (x, y, size) in enumerate(spots(parts["paths"])):
        size /= 3
        turns = [math.tau * step / 12 for step in range(12)]
        points = [(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns]
        draw.polygon(points, fill=(number % 250, 180, 120))
    for x, y, size, words in parts["texts"]:
        draw.text((x * TWICE, y * TWICE), words, font=FONTS[size], fill="#ffffff", anchor="ls")
    return image.resize((WIDTH, HEIGHT), Image.LANCZOS)


def plain(image):
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def few(image):
    file = io.BytesIO()
    image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


for name, write in [("all colours", plain), ("256 colours", few)]:
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < A_WHILE:
        size = len(write(board()))
        done += 1
    milliseconds = (time.perf_counter() - start) * 1000 / done
    print(f"Pillow {PIL.__version__}, {name}, {size // 1000} kB\t{milliseconds}")
