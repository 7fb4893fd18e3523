import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeImage } from '#kernel/images/image-decoder.js';
import type { SceneName } from '../content/demo-content.js';

const FILES = join(import.meta.dirname, 'files');
const PORTRAITS = join(FILES, 'portraits');

/** A picture of a demo post: WebP, 960 × 640 pixels. */
export const readScene = (name: SceneName): Promise<Buffer> => readFile(join(FILES, 'scenes', `${name}.webp`));

/** The middle of a scene as a banner: WebP, 960 × 320 pixels. */
export async function readBanner(name: SceneName): Promise<Buffer> {
  const middle = { left: 0, top: 160, width: 960, height: 320 };
  return decodeImage(await readScene(name))
    .extract(middle)
    .webp()
    .toBuffer();
}

/** Handles, in lower case, of the demo users who have a portrait. */
export async function listPortraits(): Promise<string[]> {
  return (await readdir(PORTRAITS)).map((file) => file.replace(/\.webp$/, ''));
}

/** WebP, 320 × 320 pixels. @param handle one of `listPortraits` */
export const readPortrait = (handle: string): Promise<Buffer> => readFile(join(PORTRAITS, `${handle}.webp`));
