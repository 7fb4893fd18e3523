import { NoPictureInVideo, UnsupportedCodec } from '../media.errors.js';
import type { FileBytes } from './file-bytes.js';
import { type Box, boxesOf, find, handlerOf } from './mp4-boxes.js';
import { erasures } from './mp4-erasures.js';
import type { ReadVideo, VideoFrame } from './read-video.js';

/** The brands that browsers play, unlike QuickTime and cameras' own formats. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|av01|hvc1|cmfc|f4v )$/;
const TOP_BOXES = /^(ftyp|moov|mdat|free|skip|wide|uuid|moof|mfra|sidx|ssix|styp|emsg|prft|meta|udta)$/;
const CODECS = /^(avc[1-4]|hvc1|hev1|vp08|vp09|av01|mp4v)$/;
/** Largest index in bytes; the longest allowed videos stay far below. */
const MAX_INDEX_BYTES = 8 * 1_024 * 1_024;

/**
 * Walks an MP4 file from the first byte to the last: known boxes, one index, media, and nothing after them.
 * @returns the frame size and what to erase, or null if it is no such file
 * @throws NoPictureInVideo, UnsupportedCodec
 */
export async function readMp4(bytes: FileBytes): Promise<ReadVideo | null> {
  const file = await boxesOf(bytes);
  if (!file || file.rest !== file.end || !file.boxes.every(({ type }) => TOP_BOXES.test(type))) return null;
  if (!(await isKnownBrand(bytes, file.boxes[0]!)) || !find(file, 'mdat')) return null;
  const [index, ...others] = file.boxes.filter(({ type }) => type === 'moov');
  if (!index || others.length > 0 || index.end - index.start > MAX_INDEX_BYTES) return null;

  const frame = await frameOf(bytes, index);
  const patches = frame && (await erasures(bytes, file));
  return frame && patches && { frame, patches };
}

async function isKnownBrand(bytes: FileBytes, { type, start, end }: Box): Promise<boolean> {
  if (type !== 'ftyp' || end - start < 8 || end - start > 1_024) return false;
  const brands = await bytes.at(start, end - start);
  return brands !== null && BRANDS.test(brands.toString('latin1', 0, 4));
}

/** Of the first video track with a codec that browsers play. @throws NoPictureInVideo, UnsupportedCodec */
async function frameOf(bytes: FileBytes, index: Box): Promise<VideoFrame | null> {
  let hasPicture = false;
  for (const track of index.boxes.filter(({ type }) => type === 'trak')) {
    const header = find(track, 'tkhd');
    const samples = find(track, 'mdia', 'minf', 'stbl', 'stsd');
    if (!header || !samples || header.end - header.start < 84 || (await handlerOf(bytes, track)) !== 'vide') continue;
    hasPicture = true;
    const codec = await bytes.at(samples.start + 12, 4);
    if (!codec || !CODECS.test(codec.toString('latin1'))) continue;

    // Width and height are the last two fields, in 16.16 fixed point; the matrix before them tells whether it is
    // rotated by 90°.
    const geometry = await bytes.at(header.end - 44, 44);
    const [width, height] = geometry ? [geometry.readUInt16BE(36), geometry.readUInt16BE(40)] : [0, 0];
    if (!geometry || width === 0 || height === 0) return null;
    const isRotated = geometry.readInt32BE(0) === 0 && geometry.readInt32BE(4) !== 0;
    return isRotated ? { width: height, height: width } : { width, height };
  }
  throw hasPicture ? new UnsupportedCodec() : new NoPictureInVideo();
}
