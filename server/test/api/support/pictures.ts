import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one color. */
export const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

/** A GIF of so many pictures, each of another color; written by hand, since a thousand of them take no time that way. */
export function animation(frames: number, side = 8): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  // A color table of 256, so that every code but two is a pixel.
  const colors = Buffer.from(Array.from({ length: 768 }, (_, index) => (index * 7) % 256));
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0xf7, 0, 0]), colors]);
  const loop = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('NETSCAPE2.0'), Buffer.from([3, 1, 0, 0, 0])]);
  const delay = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);
  const place = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0])]);
  const body = Array.from({ length: frames }, (_, frame) =>
    Buffer.concat([delay, place, pixels(side * side, frame % 200)]),
  );
  return Buffer.concat([head, loop, ...body, Buffer.from([0x3b])]);
}

/** Uncompressed: 9-bit codes, the table cleared before it could grow. */
function pixels(count: number, color: number): Buffer {
  const codes: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index % 100 === 0) codes.push(256);
    codes.push((color + index) % 256);
  }
  codes.push(257);
  let bits = 0n;
  codes.forEach((code, index) => (bits |= BigInt(code) << BigInt(index * 9)));
  const bytes: number[] = [];
  for (let index = 0; index < Math.ceil((codes.length * 9) / 8); index += 1) {
    bytes.push(Number(bits & 255n));
    bits >>= 8n;
  }
  const blocks: number[] = [8];
  for (let index = 0; index < bytes.length; index += 255) {
    const block = bytes.slice(index, index + 255);
    blocks.push(block.length, ...block);
  }
  return Buffer.from([...blocks, 0]);
}

/** A form of files, as a browser sends it. */
export function filesForm(
  files: readonly (Buffer | { field?: string; name?: string; type?: string; bytes: Buffer })[],
  more: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const file of files) {
    const {
      field = 'file',
      name = 'picture.jpg',
      type = 'image/jpeg',
      bytes,
    } = Buffer.isBuffer(file) ? { bytes: file } : file;
    data.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  for (const [key, value] of Object.entries(more)) data.append(key, value);
  return data;
}

/** A black PNG of one bit a pixel: a square of 16,000 pixels is 30 kB in a file and 256 megapixels in memory. */
export function blackSquare(side: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])])),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
