import type { FileBytes } from './file-bytes.js';
import type { VideoFrame } from './video-check.js';

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
/** What stands in a segment: seek head, info, tracks, clusters, cues, tags, chapters, void, checksum. No attachments. */
const IN_SEGMENT = new Set([0x114d9b74, 0x1549a966, TRACKS, CLUSTER, 0x1c53bb6b, 0x1254c367, 0x1043a770, 0xec, 0xbf]);
/** What stands in a cluster whose end is not told, as recorders write it: time, blocks, groups, position, size of the one before. */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xec, 0xbf]);
const CODECS = /^V_(VP8|VP9|AV1)\0*$/;
const VIDEO_TRACK = 1;
const MAX_ELEMENTS = 200_000;
const MAX_HEAD_BYTES = 1_024 * 1_024;

interface Element {
  id: number;
  start: number;
  /** Null where the file does not tell: the element goes on until one comes that cannot be in it. */
  end: number | null;
}

/**
 * Walks a WebM file from its first byte to its last: a header that names it, one segment, a video track, clusters, and nothing behind.
 * @returns the size of its picture, or null where it is no such file
 */
export async function readWebm(bytes: FileBytes): Promise<VideoFrame | null> {
  const header = await elementAt(bytes, 0);
  if (header?.id !== EBML || header.end === null || !(await namesWebm(bytes, header.start, header.end))) return null;
  const segment = await elementAt(bytes, header.end);
  if (segment?.id !== SEGMENT || (segment.end !== null && segment.end !== bytes.size)) return null;

  let frame: VideoFrame | null = null;
  let hasCluster = false;
  let inOpenCluster = false;
  let offset = segment.start;
  for (let count = 0; offset < bytes.size; count += 1) {
    const element = await elementAt(bytes, offset);
    if (!element || count > MAX_ELEMENTS) return null;
    const { id, start, end } = element;
    if (!IN_SEGMENT.has(id) && !(inOpenCluster && IN_CLUSTER.has(id))) return null;
    if (id === TRACKS) {
      if (frame || end === null) return null;
      frame = await frameOf(bytes, start, end);
      if (!frame) return null;
    }
    if (end === null && id !== CLUSTER) return null;
    if (IN_SEGMENT.has(id) && !IN_CLUSTER.has(id)) inOpenCluster = id === CLUSTER && end === null;
    hasCluster ||= id === CLUSTER;
    offset = end ?? start;
  }
  return hasCluster ? frame : null;
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
  if (size === (1n << BigInt(7 * sizeBytes)) - 1n) return { id, start, end: null };
  const end = start + Number(size);
  return end > bytes.size ? null : { id, start, end };
}

async function childrenOf(bytes: FileBytes, start: number, end: number): Promise<(Element & { end: number })[]> {
  const children: (Element & { end: number })[] = [];
  if (end - start > MAX_HEAD_BYTES) return children;
  for (let offset = start; offset < end;) {
    const child = await elementAt(bytes, offset);
    if (!child || child.end === null || child.end > end) return [];
    children.push({ ...child, end: child.end });
    offset = child.end;
  }
  return children;
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

async function namesWebm(bytes: FileBytes, start: number, end: number): Promise<boolean> {
  const docType = (await childrenOf(bytes, start, end)).find(({ id }) => id === DOC_TYPE);
  return /^webm\0*$/.test((await valueOf(bytes, docType))?.toString('latin1') ?? '');
}

/** The first track that is a video of a codec that browsers play. */
async function frameOf(bytes: FileBytes, start: number, end: number): Promise<VideoFrame | null> {
  for (const track of await childrenOf(bytes, start, end)) {
    if (track.id !== TRACK_ENTRY) continue;
    const fields = await childrenOf(bytes, track.start, track.end);
    const field = (id: number) => fields.find((candidate) => candidate.id === id);
    if ((await numberOf(bytes, field(TRACK_TYPE))) !== VIDEO_TRACK) continue;
    if (!CODECS.test((await valueOf(bytes, field(CODEC_ID)))?.toString('latin1') ?? '')) continue;

    const video = field(VIDEO);
    const sizes = video ? await childrenOf(bytes, video.start, video.end) : [];
    const width = await numberOf(
      bytes,
      sizes.find(({ id }) => id === PIXEL_WIDTH),
    );
    const height = await numberOf(
      bytes,
      sizes.find(({ id }) => id === PIXEL_HEIGHT),
    );
    if (width > 0 && height > 0) return { width, height };
  }
  return null;
}
