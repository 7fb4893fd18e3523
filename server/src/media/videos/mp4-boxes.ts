import type { FileBytes } from './file-bytes.js';

/** A box of an MP4 file, and the boxes inside it. */
export interface Box {
  type: string;
  /** The offset of its header. */
  offset: number;
  /** The offset of its content. */
  start: number;
  end: number;
  /** In order; empty for a box of data, and for an erased one. */
  boxes: Box[];
  /** The offset of trailing bytes that are no box; `end` if there are none. */
  rest: number;
}

/** Boxes of a file, at any depth. A recorder's fragments have 8 each; a file written at once has about a hundred. */
const MAX_BOXES = 50_000;

/**
 * The boxes that a player needs, by the box that contains them. Everything else is erased: locations, dates, names of
 * devices and authors, previews and vendor data.
 */
const CONTENTS: Readonly<Record<string, RegExp>> = {
  file: /^(ftyp|moov|mdat|moof|mfra|sidx|ssix|styp)$/,
  moov: /^(mvhd|trak|mvex)$/,
  trak: /^(tkhd|edts|mdia)$/,
  edts: /^elst$/,
  mdia: /^(mdhd|hdlr|minf|elng)$/,
  minf: /^(vmhd|smhd|dinf|stbl)$/,
  stbl: /^(stsd|stts|stsc|stsz|stz2|stco|co64|stss|stsh|ctts|cslg|sdtp|sbgp|sgpd|subs|saiz|saio|stdp|padb)$/,
  mvex: /^(mehd|trex|leva)$/,
  moof: /^(mfhd|traf)$/,
  traf: /^(tfhd|tfdt|trun|sdtp|sbgp|sgpd|subs|saiz|saio)$/,
  mfra: /^(tfra|mfro)$/,
};

/** Whether players don't need a box in this parent. */
export function isSuperfluous(parent: Box, { type }: Box): boolean {
  return !CONTENTS[parent.type]!.test(type);
}

/** @returns the file as a box of the type `file`, or null if it has more boxes than any video */
export async function boxesOf(bytes: FileBytes): Promise<Box | null> {
  const file: Box = { type: 'file', offset: 0, start: 0, end: bytes.size, boxes: [], rest: bytes.size };
  const open = [file];
  let count = 0;
  for (let parent = open.pop(); parent; parent = open.pop()) {
    parent.rest = parent.start;
    while (parent.rest < parent.end) {
      const box = await boxAt(bytes, parent.rest, parent.end);
      if (!box) break;
      count += 1;
      if (count > MAX_BOXES) return null;
      parent.boxes.push(box);
      parent.rest = box.end;
      if (CONTENTS[box.type] && !isSuperfluous(parent, box)) open.push(box);
    }
  }
  return file;
}

/** @param limit the end of the containing box @returns null if there is no box */
async function boxAt(bytes: FileBytes, offset: number, limit: number): Promise<Box | null> {
  const head = await bytes.at(offset, Math.min(16, limit - offset));
  if (!head || head.length < 8) return null;
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return null;
  const headBytes = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - offset : short;
  const end = offset + size;
  if (size < headBytes || end > limit) return null;
  return { type: head.toString('latin1', 4, 8), offset, start: offset + headBytes, end, boxes: [], rest: end };
}

/** The first box at a path of types. */
export function find(within: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>((parent, type) => parent?.boxes.find((box) => box.type === type), within);
}

/** The kind of a track: `vide`, `soun`, or something that browsers don't play. */
export async function handlerOf(bytes: FileBytes, track: Box): Promise<string> {
  const handler = find(track, 'mdia', 'hdlr');
  const type = handler && handler.end - handler.start >= 12 ? await bytes.at(handler.start + 8, 4) : null;
  return type?.toString('latin1') ?? '';
}
