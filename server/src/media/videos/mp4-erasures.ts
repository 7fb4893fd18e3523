import type { FileBytes } from './file-bytes.js';
import { type Box, find, handlerOf, isSuperfluous } from './mp4-boxes.js';
import type { Patch } from './patches.js';

const SHOWN_OR_HEARD = /^(vide|soun)$/;
/** Erased sample chunks in all tracks; telemetry has one per second. */
const MAX_CHUNKS = 10_000;
/** Media boxes of a file whose telemetry is erased; a recorder's fragments have none. */
const MAX_MEDIA_BOXES = 100;

/**
 * What to overwrite in an MP4 file so that only picture and sound remain: unneeded boxes become free space, other
 * tracks lose their samples, and dates and names are zeroed. Lengths stay the same, so that no offset changes.
 * @returns null if the tables of such a track contradict the file
 */
export async function erasures(bytes: FileBytes, file: Box): Promise<Patch[] | null> {
  const patches: Patch[] = [];
  const media = file.boxes.filter(({ type }) => type === 'mdat');
  const isFragmented = file.boxes.some(({ type }) => type === 'moof');
  const samples: Patch[] = [];
  const open = [file];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    for (const box of parent.boxes) {
      if (isSuperfluous(parent, box)) patches.push(...freed(box));
      else if (box.type === 'trak' && !SHOWN_OR_HEARD.test(await handlerOf(bytes, box))) {
        const chunks = isFragmented || media.length > MAX_MEDIA_BOXES ? null : await chunksOf(bytes, box);
        if (!chunks?.every((one) => media.some(({ start, end }) => one.start >= start && one.end <= end))) return null;
        samples.push(...chunks);
        if (samples.length > MAX_CHUNKS || sizeOf(samples) > bytes.size) return null;
        patches.push(...freed(box));
      } else {
        patches.push(...(await forgotten(bytes, box)));
        open.push(box);
      }
    }
    if (parent.rest < parent.end) patches.push(filler(parent.rest, parent.end));
  }
  return [...patches, ...samples];
}

/** Turns a box into free space. */
function freed({ offset, start, end }: Box): Patch[] {
  return [
    { start: offset + 4, end: offset + 8, head: Buffer.from('free') },
    { start, end },
  ];
}

/** Turns stray bytes into a box of free space if they are long enough. */
function filler(start: number, end: number): Patch {
  if (end - start < 8) return { start, end };
  const head = Buffer.from('\0\0\0\0free');
  head.writeUInt32BE(end - start);
  return { start, end, head };
}

/** The dates of a header and the name of a handler. */
async function forgotten(bytes: FileBytes, { type, start, end }: Box): Promise<Patch[]> {
  if (type === 'hdlr') return [{ start: Math.min(start + 12, end), end }];
  if (!/^(mvhd|tkhd|mdhd)$/.test(type)) return [];
  const version = await bytes.at(start, 1);
  // Creation and modification times: 4 bytes each, 8 in version 1.
  return [{ start: Math.min(start + 4, end), end: Math.min(start + (version?.[0] === 1 ? 20 : 12), end) }];
}

/** The samples of a track, one range per chunk. */
async function chunksOf(bytes: FileBytes, track: Box): Promise<Patch[] | null> {
  const tables = find(track, 'mdia', 'minf', 'stbl');
  if (!tables) return [];
  const [sizes, runs, short, long] = await Promise.all(
    ['stsz', 'stsc', 'stco', 'co64'].map((type) => tableOf(bytes, find(tables, type))),
  );
  const offsets = short ?? long;
  if (!sizes || !runs || !offsets || sizes.length < 8) return null;
  const uniform = sizes.readUInt32BE(0);
  const sampleCount = uniform > 0 ? sizes.readUInt32BE(4) : Math.min(sizes.readUInt32BE(4), (sizes.length - 8) / 4);
  const width = short ? 4 : 8;
  const chunkCount = Math.floor((offsets.length - 4) / width);
  if (chunkCount > MAX_CHUNKS) return null;

  const chunks: Patch[] = [];
  let sample = 0;
  let run = 4;
  for (let chunk = 1; chunk <= chunkCount && sample < sampleCount; chunk += 1) {
    // Chunks have the same number of samples until the next run begins.
    while (run + 24 <= runs.length && runs.readUInt32BE(run + 12) <= chunk) run += 12;
    if (run + 12 > runs.length) return null;
    const last = Math.min(sample + runs.readUInt32BE(run + 4), sampleCount);
    let length = uniform * (last - sample);
    if (uniform === 0) for (; sample < last; sample += 1) length += sizes.readUInt32BE(8 + sample * 4);
    sample = last;
    const at = 4 + (chunk - 1) * width;
    const start = short ? offsets.readUInt32BE(at) : Number(offsets.readBigUInt64BE(at));
    chunks.push({ start, end: start + length });
  }
  return sample < sampleCount ? null : chunks;
}

/** The content of a table after its version, at most as long as an index. */
async function tableOf(bytes: FileBytes, box: Box | undefined): Promise<Buffer | null> {
  return box && box.end - box.start >= 8 ? bytes.at(box.start + 4, box.end - box.start - 4) : null;
}

function sizeOf(patches: readonly Patch[]): number {
  return patches.reduce((size, { start, end }) => size + end - start, 0);
}
