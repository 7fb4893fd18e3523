import { UnsupportedCodec } from '../media.errors.js';
import type { FileBytes } from './file-bytes.js';
import type { Patch } from './patches.js';
import type { ReadVideo, VideoFrame } from './read-video.js';

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
const TAGS = 0x1254c367;
const CHAPTERS = 0x1043a770;
const VOID = 0xec;
const CHECKSUM = 0xbf;
/** Allowed in a segment: seek head, info, tracks, clusters, cues, tags, chapters, void, checksum. No attachments. */
const IN_SEGMENT = new Set([0x114d9b74, INFO, TRACKS, CLUSTER, 0x1c53bb6b, TAGS, CHAPTERS, VOID, CHECKSUM]);
/** Allowed in a cluster of unknown size, as recorders write it: time, blocks, groups, position, previous size. */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, VOID, CHECKSUM]);
/** Always erased: people, places and times, free space, and checksums of overwritten parts. */
const PRIVATE = new Set([TAGS, CHAPTERS, VOID, CHECKSUM]);
/** What a player needs about a segment: the unit of time and the duration. */
const IN_INFO = new Set([0x2ad7b1, 0x4489]);
/** The programs that wrote the file: required elements that may be empty. */
const PROGRAMS = new Set([0x4d80, 0x5741]);
/**
 * What a player needs about a track: number, UID, type, flags, caches, duration, times, additions, languages, codec and
 * its private data, delay, pre-roll, picture, sound, encodings.
 */
const IN_TRACK = new Set([
  ...[0xd7, 0x73c5, TRACK_TYPE, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f, 0x55ee, 0x41e4],
  ...[0x22b59c, 0x22b59d, CODEC_ID, 0x63a2, 0xaa, 0x56aa, 0x56bb, VIDEO, 0xe1, 0x6d80],
]);
const CODECS = /^V_(VP8|VP9|AV1)\0*$/;
const VIDEO_TRACK = 1;
const AUDIO_TRACK = 2;
const MAX_ELEMENTS = 200_000;
/** Direct children of an element in the head. */
const MAX_CHILDREN = 1_000;
const MAX_HEAD_BYTES = 1_024 * 1_024;

interface Element {
  id: number;
  /** The offset of its header. */
  offset: number;
  /** The offset of its content. */
  start: number;
  /** Null if the size is unknown: the element ends before the first one that can't be inside it. */
  end: number | null;
}

interface Closed extends Element {
  end: number;
}

/**
 * Walks a WebM file from the first byte to the last: a header that names it, one segment, a video track, clusters, and
 * nothing after them.
 * @returns the frame size and what to erase, or null if it is no such file
 */
export async function readWebm(bytes: FileBytes): Promise<ReadVideo | null> {
  const header = await elementAt(bytes, 0);
  if (header?.id !== EBML || header.end === null || !(await namesWebm(bytes, header as Closed))) return null;
  const segment = await elementAt(bytes, header.end);
  if (segment?.id !== SEGMENT || (segment.end !== null && segment.end !== bytes.size)) return null;

  const patches: Patch[] = [];
  let frame: VideoFrame | null = null;
  let hasCluster = false;
  let inOpenCluster = false;
  let offset = segment.start;
  for (let count = 0; offset < bytes.size; count += 1) {
    const element = await elementAt(bytes, offset);
    if (!element || count > MAX_ELEMENTS) return null;
    const { id, start, end } = element;
    if (!IN_SEGMENT.has(id) && !(inOpenCluster && IN_CLUSTER.has(id))) return null;
    if (end === null && id !== CLUSTER) return null;
    if (PRIVATE.has(id)) patches.push(erased(element as Closed));
    if (id === INFO) {
      const found = await privateInfo(bytes, element as Closed);
      if (!found) return null;
      patches.push(...found);
    }
    if (id === TRACKS) {
      if (frame) return null;
      const tracks = await readTracks(bytes, element as Closed);
      if (!tracks) return null;
      frame = tracks.frame;
      patches.push(...tracks.patches);
    }
    if (IN_SEGMENT.has(id) && !IN_CLUSTER.has(id)) inOpenCluster = id === CLUSTER && end === null;
    hasCluster ||= id === CLUSTER;
    offset = end ?? start;
  }
  return hasCluster && frame ? { frame, patches } : null;
}

async function elementAt(bytes: FileBytes, offset: number): Promise<Element | null> {
  const head = await bytes.at(offset, Math.min(12, bytes.size - offset));
  if (!head || head.length < 2) return null;
  const idBytes = Math.clz32(head[0]!) - 23;
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23;
  if (idBytes > 4 || sizeBytes > 8 || head.length < idBytes + sizeBytes) return null;
  const id = head.readUIntBE(0, idBytes);
  let size = BigInt(head[idBytes]!) & ((1n << BigInt(8 - sizeBytes)) - 1n);
  for (let index = 1; index < sizeBytes; index += 1) size = (size << 8n) | BigInt(head[idBytes + index]!);
  const start = offset + idBytes + sizeBytes;
  if (size === (1n << BigInt(7 * sizeBytes)) - 1n) return { id, offset, start, end: null };
  const end = start + Number(size);
  return end > bytes.size ? null : { id, offset, start, end };
}

/** @returns null if they are damaged, or more than any video has */
async function childrenOf(bytes: FileBytes, { start, end }: Pick<Closed, 'start' | 'end'>): Promise<Closed[] | null> {
  const children: Closed[] = [];
  if (end - start > MAX_HEAD_BYTES) return null;
  for (let offset = start; offset < end;) {
    const child = await elementAt(bytes, offset);
    if (!child || child.end === null || child.end > end || children.length === MAX_CHILDREN) return null;
    children.push({ ...child, end: child.end });
    offset = child.end;
  }
  return children;
}

/** Turns an element into free space of the same length: its size field uses the bytes of a longer id. */
function erased({ offset, start, end }: Closed): Patch {
  const sizeBytes = Math.min(start - offset - 1, 8);
  const head = Buffer.alloc(1 + sizeBytes);
  let size = end - offset - head.length;
  for (let index = sizeBytes; index > 0; index -= 1) {
    head[index] = size % 256;
    size = Math.floor(size / 256);
  }
  head[0] = VOID;
  head[1]! |= 1 << (8 - sizeBytes);
  return { start: offset, end, head };
}

async function valueOf(bytes: FileBytes, element: { start: number; end: number } | undefined): Promise<Buffer | null> {
  if (!element || element.end - element.start > 256) return null;
  const value = await bytes.at(element.start, element.end - element.start);
  return value && Buffer.from(value);
}

async function numberOf(bytes: FileBytes, element: { start: number; end: number } | undefined): Promise<number> {
  const value = await valueOf(bytes, element);
  return value && value.length > 0 && value.length <= 6 ? value.readUIntBE(0, value.length) : 0;
}

async function namesWebm(bytes: FileBytes, header: Closed): Promise<boolean> {
  const docType = (await childrenOf(bytes, header))?.find(({ id }) => id === DOC_TYPE);
  return /^webm\0*$/.test((await valueOf(bytes, docType))?.toString('latin1') ?? '');
}

async function privateInfo(bytes: FileBytes, info: Closed): Promise<Patch[] | null> {
  const fields = await childrenOf(bytes, info);
  return (
    fields &&
    fields
      .filter(({ id }) => !IN_INFO.has(id))
      .map((field) => (PROGRAMS.has(field.id) ? { start: field.start, end: field.end } : erased(field)))
  );
}

/** @returns the frame size, or null if a track is neither picture nor sound, or if no video track is playable */
async function readTracks(bytes: FileBytes, element: Closed): Promise<ReadVideo | null> {
  const patches: Patch[] = [];
  let frame: VideoFrame | null = null;
  for (const track of (await childrenOf(bytes, element)) ?? []) {
    if (track.id !== TRACK_ENTRY) {
      patches.push(erased(track));
      continue;
    }
    const fields = await childrenOf(bytes, track);
    const type = await numberOf(
      bytes,
      fields?.find(({ id }) => id === TRACK_TYPE),
    );
    if (!fields || (type !== VIDEO_TRACK && type !== AUDIO_TRACK)) return null;
    if (type === VIDEO_TRACK) frame ??= await frameOf(bytes, fields);
    patches.push(...fields.filter(({ id }) => !IN_TRACK.has(id)).map(erased));
  }
  return frame && { frame, patches };
}

/** @throws UnsupportedCodec */
async function frameOf(bytes: FileBytes, fields: readonly Closed[]): Promise<VideoFrame | null> {
  const codec = fields.find(({ id }) => id === CODEC_ID);
  if (!CODECS.test((await valueOf(bytes, codec))?.toString('latin1') ?? '')) throw new UnsupportedCodec();
  const video = fields.find(({ id }) => id === VIDEO);
  const sizes = (video && (await childrenOf(bytes, video))) ?? [];
  const side = (side: number) =>
    numberOf(
      bytes,
      sizes.find(({ id }) => id === side),
    );
  const [width, height] = [await side(PIXEL_WIDTH), await side(PIXEL_HEIGHT)];
  return width > 0 && height > 0 ? { width, height } : null;
}
