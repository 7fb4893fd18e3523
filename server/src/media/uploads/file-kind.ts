import { open } from 'node:fs/promises';
import type { MediaKindName } from '../media.view.js';

/** The type of a file by its first bytes; its name and declared type are ignored. */
export interface FileKind {
  kind: MediaKindName;
  container: 'jpeg' | 'png' | 'gif' | 'webp' | 'mp4' | 'webm';
}

const HEAD_BYTES = 16;

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

/** @returns null for an unsupported file */
export async function fileKindOf(path: string): Promise<FileKind | null> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    const found = SIGNATURES.find(({ matches }) => matches(head));
    return found ? { kind: found.kind, container: found.container } : null;
  } finally {
    await file.close();
  }
}
