import { existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const sharp = createRequire(join(resolve(import.meta.dirname, '../..'), 'server/package.json'))('sharp');
const SIDE = 256;

/** Writes a picture for everyone who has one in the dataset: the same for all, in the size that the server stores. */
export async function fillPictures(folder, client) {
  const { rows } = await client.query('select image_url from users where image_url is not null');
  const pictures = join(folder, 'media', 'avatars');
  mkdirSync(pictures, { recursive: true });
  const one = join(pictures, 'picture.webp');
  if (!existsSync(one)) writeFileSync(one, await picture());
  for (const { image_url: address } of rows) {
    const file = join(folder, address);
    if (!existsSync(file)) linkSync(one, file);
  }
}

/** Noise over a color, so that its file is as large as a photograph's. */
function picture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 };
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#5b7', noise } })
    .blur(3)
    .webp({ quality: 80 })
    .toBuffer();
}
