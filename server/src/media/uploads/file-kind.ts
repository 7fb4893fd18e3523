import { open } from 'node:fs/promises';
import { foreignFormat, FORMAT_BYTES } from '#kernel/images/foreign-format.js';
import type { MediaKindName } from '../media.view.js';

/** The type of a file by its first bytes; its name and declared type are ignored. */
export interface FileKind {
  kind: MediaKindName;
  container: 'jpeg' | 'png' | 'gif' | 'webp' | 'mp4' | 'webm';
}

const SIGNATURES: readonly (FileKind & { matches: (head: Buffer) => boolean })[] = [
  { kind: 'IMAGE', container: 'jpeg', matches: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { kind: 'IMAGE', container: 'png', matches: (head) => head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' },
  { kind: 'IMAGE', container: 'gif', matches: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)) },
  {
    kind: 'IMAGE',
    container: 'webp',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { kind: 'VIDEO', container: 'mp4', matches: (head) => head.toString('latin1', 4, 8) === 'ftyp' },
  {
    kind: 'VIDEO',
    container: 'webm',
    matches: (head) => head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])),
  },
];

/** @returns null for an unsupported file, such as a HEIC, which begins as an MP4 does */
export async function fileKindOf(path: string): Promise<FileKind | null> {
  const head = await headOf(path);
  const found = SIGNATURES.find(({ matches }) => matches(head));
  if (!found || (found.container === 'mp4' && foreignFormat(head) !== null)) return null;
  return { kind: found.kind, container: found.container };
}

/** The name of the format of an unsupported file, or null for one that is unknown. */
export async function foreignFormatOf(path: string): Promise<string | null> {
  return foreignFormat(await headOf(path));
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(FORMAT_BYTES);
    const { bytesRead } = await file.read(head, 0, FORMAT_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
