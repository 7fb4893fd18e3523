import sharp from 'sharp';

/** Red, green and blue, each 0 to 255. */
export type Color = readonly [number, number, number];

/** The color at a point; x and y from 0 to 1, y downwards. */
export type Scene = (x: number, y: number) => Color;

/** The size of a picture in a post, in pixels. */
const PICTURE = { width: 480, height: 320 } as const;
/** Rows painted before the event loop may run other work. */
const ROWS_AT_ONCE = 8;

/** Paints a scene pixel by pixel. @returns a PNG, 480 × 320 pixels by default */
export async function paint(
  scene: Scene,
  { width, height }: { width: number; height: number } = PICTURE,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    if (row % ROWS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let column = 0; column < width; column += 1) {
      for (const part of scene(column / width, row / height))
        pixels[at++] = Math.max(0, Math.min(255, Math.round(part)));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** From one color to another; `share` is clamped to 0..1. */
export function mix(from: Color, to: Color, share: number): Color {
  const part = Math.max(0, Math.min(1, share));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
}

/** Colors from top to bottom, evenly spaced, for a sky. */
export function gradient(colors: readonly Color[], share: number): Color {
  const place = Math.max(0, Math.min(0.9999, share)) * (colors.length - 1);
  const index = Math.floor(place);
  return mix(colors[index]!, colors[index + 1]!, place - index);
}

/** A pseudo-random number from 0 to 1 that is the same each time. */
export function chance(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** The height of a line of hills at x, around 0, within about ±1. */
export function hills(x: number, seed: number): number {
  return Math.sin(x * 5 + seed) * 0.5 + Math.sin(x * 11 + seed * 2.3) * 0.3 + Math.sin(x * 23 + seed * 4.1) * 0.12;
}
