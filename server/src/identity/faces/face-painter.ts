import { avatarShade, hueOf, initialsOf } from '@mallard/rules/avatar-fallback';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { canDraw, outlinesOf } from './letter-outlines.js';
import { type Rgb, rgbOfOklch } from './oklch.js';
import { coverageOf } from './outline-coverage.js';

const SIDE_PX = 256;
/** Of the letters, as in the web client. */
const SIZE_PX = 96;
/** The gradient's direction, clockwise from the top. */
const DIRECTION_DEGREES = 160;
const BANNER = { width: 1_500, height: 500 };
/** The pond of the light theme (web/src/ui/theme/palette.ts). */
const BANNER_COLOR = '#0f5745';
/** Some kilobytes each. */
const CACHED = 2_000;

export interface Face {
  readonly handle: string;
  readonly displayName: string;
}

/** Draws pictures for those who have none, as the web client does with styles. */
@Injectable()
export class FacePainter {
  private readonly drawn = new LRUCache<string, Buffer>({ max: CACHED });
  private readonly semaphore = new Semaphore(1, 200);
  private banner: Promise<Buffer> | undefined;

  /** A WebP picture. @throws ServiceUnavailable if too many are waiting */
  async face({ handle, displayName }: Face): Promise<Buffer> {
    const number = hueOf(handle);
    const letters = initialsOf(displayName.trim() || handle);
    const key = `${number} ${letters} ${initialsOf(handle)}`;
    const known = this.drawn.get(key);
    if (known) return known;
    return this.semaphore.run(async () => {
      const webp = this.drawn.get(key) ?? (await paint(number, letters, initialsOf(handle)));
      this.drawn.set(key, webp);
      return webp;
    });
  }

  /** A plain WebP picture. */
  missingBanner(): Promise<Buffer> {
    this.banner ??= sharp({ create: { ...BANNER, channels: 3, background: BANNER_COLOR } })
      .webp()
      .toBuffer();
    return this.banner;
  }
}

/** @param others drawn where the font has no such letters */
async function paint(number: number, letters: string, others: string): Promise<Buffer> {
  const shown = (await canDraw(letters)) ? letters : others;
  const coverage = coverageOf(await outlinesOf(shown, SIZE_PX, SIDE_PX), SIDE_PX);
  const ground = groundOf(number);
  const pixels = Buffer.alloc(SIDE_PX * SIDE_PX * 3);
  for (const [index, covered] of coverage.entries()) {
    const color = ground(index % SIDE_PX, Math.floor(index / SIDE_PX));
    for (const channel of [0, 1, 2] as const)
      pixels[3 * index + channel] = Math.round(color[channel] + (255 - color[channel]) * covered);
  }
  return sharp(pixels, { raw: { width: SIDE_PX, height: SIDE_PX, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
}

/** The gradient behind the letters, by pixel. */
function groundOf(number: number): (x: number, y: number) => Rgb {
  const { hue, from, to } = avatarShade(number);
  const [first, last] = [rgbOfOklch(from, 0.1, hue), rgbOfOklch(to, 0.09, hue + 12)];
  const turn = (DIRECTION_DEGREES * Math.PI) / 180;
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  const length = SIDE_PX * (Math.abs(right) + Math.abs(down));
  return (x, y) => {
    const at = 0.5 + ((x + 0.5 - SIDE_PX / 2) * right + (y + 0.5 - SIDE_PX / 2) * down) / length;
    const mixed = (channel: 0 | 1 | 2) => first[channel] + (last[channel] - first[channel]) * at;
    return [mixed(0), mixed(1), mixed(2)];
  };
}
