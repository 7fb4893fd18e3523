import type { FileBytes } from './file-bytes.js';
import type { VideoFrame } from './video-check.js';

/** What browsers play; QuickTime and the brands of cameras' own formats are others. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|av01|hvc1|cmfc|f4v )$/;
const TOP_BOXES = /^(ftyp|moov|mdat|free|skip|wide|uuid|moof|mfra|sidx|ssix|styp|emsg|prft|meta|udta)$/;
const CODECS = /^(avc[1-4]|hvc1|hev1|vp08|vp09|av01|mp4v)$/;
/** Bytes of the index that is read; those of the longest videos that fit are far below. */
const MAX_INDEX_BYTES = 8 * 1_024 * 1_024;
const MAX_TOP_BOXES = 50_000;

interface Box {
  type: string;
  /** Of what follows its header. */
  start: number;
  end: number;
}

/**
 * Walks an MP4 file from its first byte to its last: boxes that this format knows, an index, media, and nothing behind.
 * @returns the size of its picture, or null where it is no such file
 */
export async function readMp4(bytes: FileBytes): Promise<VideoFrame | null> {
  let frame: VideoFrame | null = null;
  let hasMedia = false;
  let offset = 0;
  for (let count = 0; offset < bytes.size; count += 1) {
    const head = await bytes.at(offset, Math.min(16, bytes.size - offset));
    const box = head && boxAt(head, 0, offset, bytes.size);
    if (!box || count > MAX_TOP_BOXES || !TOP_BOXES.test(box.type)) return null;
    if (count === 0 && !(await isKnownBrand(bytes, box))) return null;
    if (box.type === 'moov') {
      if (frame || box.end - box.start > MAX_INDEX_BYTES) return null;
      const index = await bytes.at(box.start, box.end - box.start);
      frame = index && frameOf(Buffer.from(index));
      if (!frame) return null;
    }
    hasMedia ||= box.type === 'mdat';
    offset = box.end;
  }
  return hasMedia ? frame : null;
}

/** @param at place in `head` @param offset of the same place in the file @param limit where whatever holds the box ends */
function boxAt(head: Buffer, at: number, offset: number, limit: number): Box | null {
  if (head.length < at + 8) return null;
  const short = head.readUInt32BE(at);
  if (short === 1 && head.length < at + 16) return null;
  const headBytes = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(head.readBigUInt64BE(at + 8)) : short === 0 ? limit - offset : short;
  if (size < headBytes || offset + size > limit) return null;
  return { type: head.toString('latin1', at + 4, at + 8), start: offset + headBytes, end: offset + size };
}

async function isKnownBrand(bytes: FileBytes, { type, start, end }: Box): Promise<boolean> {
  if (type !== 'ftyp' || end - start < 8 || end - start > 1_024) return false;
  const brands = await bytes.at(start, end - start);
  return brands !== null && BRANDS.test(brands.toString('latin1', 0, 4));
}

function* boxesOf(index: Buffer, start: number, end: number): Generator<Box> {
  for (let offset = start; offset < end;) {
    const box = boxAt(index, offset, offset, end);
    if (!box) return;
    yield box;
    offset = box.end;
  }
}

function find(index: Buffer, within: { start: number; end: number } | undefined, ...path: string[]): Box | undefined {
  let place = within;
  for (const type of path) {
    if (!place) return undefined;
    place = [...boxesOf(index, place.start, place.end)].find((box) => box.type === type);
  }
  return place as Box | undefined;
}

/** The first track that is a video of a codec that browsers play. */
function frameOf(index: Buffer): VideoFrame | null {
  for (const track of boxesOf(index, 0, index.length)) {
    if (track.type !== 'trak') continue;
    const handler = find(index, track, 'mdia', 'hdlr');
    const header = find(index, track, 'tkhd');
    const samples = find(index, track, 'mdia', 'minf', 'stbl', 'stsd');
    if (!handler || !header || !samples || samples.end - samples.start < 16 || header.end - header.start < 84) continue;
    if (index.toString('latin1', handler.start + 8, handler.start + 12) !== 'vide') continue;
    if (!CODECS.test(index.toString('latin1', samples.start + 12, samples.start + 16))) continue;

    // Width and height are the last two fields, in 16.16 fixed point; the matrix before them tells of a quarter turn.
    const width = index.readUInt16BE(header.end - 8);
    const height = index.readUInt16BE(header.end - 4);
    if (width === 0 || height === 0) return null;
    const isTurned = index.readInt32BE(header.end - 44) === 0 && index.readInt32BE(header.end - 40) !== 0;
    return isTurned ? { width: height, height: width } : { width, height };
  }
  return null;
}
