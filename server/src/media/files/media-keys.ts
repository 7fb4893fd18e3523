import { isUuid } from '#kernel/database/ids.js';

export const MEDIA_FORMATS = ['webp', 'mp4', 'webm'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** The columns that determine a row's files. */
export interface FileRow {
  id: string;
  format: MediaFormat;
  thumbnail_bytes: number | null;
}

/** A stored file: the picture or video itself, or its thumbnail. */
export interface MediaFile {
  id: string;
  size: 'full' | 'small';
  format: MediaFormat;
}

const NAME = /^([0-9a-f-]{36})(\.small)?\.(webp|mp4|webm)$/;

/** A file's key in the storage, which also ends its URL. */
export function keyOf({ id, size, format }: MediaFile): string {
  return size === 'small' ? `${id}.small.webp` : `${id}.${format}`;
}

/** @returns null for a name that no file can have */
export function mediaFileOf(key: string): MediaFile | null {
  const [, id = '', small, format] = NAME.exec(key) ?? [];
  if (!isUuid(id) || (small !== undefined && format !== 'webp')) return null;
  return { id, size: small === undefined ? 'full' : 'small', format: format as MediaFormat };
}

/** Every file of a row. */
export function keysOf({ id, format, thumbnail_bytes: thumbnail }: FileRow): string[] {
  const full = keyOf({ id, size: 'full', format });
  return thumbnail === null ? [full] : [full, keyOf({ id, size: 'small', format })];
}

export const MIME_OF_FORMAT: Readonly<Record<MediaFormat, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
