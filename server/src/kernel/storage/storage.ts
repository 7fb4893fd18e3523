import type { Readable } from 'node:stream';
import { ServiceUnavailable } from '../errors/app-error.js';

/** Content to store: bytes in memory, or a file that the caller removes afterwards. */
export type Content = Buffer | { readonly path: string };

/** The first and the last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Seconds after which storing and reading are aborted. */
export const STORAGE_SECONDS = 8;

/**
 * Port: stores uploaded files by key. A key is a name such as `4f1c….webp`, of letters, digits, dots and hyphens; its
 * content never changes.
 */
export abstract class Storage {
  /**
   * Stores a file, whole or not at all.
   * @param seconds after which it is aborted, for a file that no one waits for; STORAGE_SECONDS by default
   * @throws StorageUnavailable within these seconds
   */
  abstract put(key: string, content: Content, contentType: string, seconds?: number): Promise<void>;

  /** @returns the bytes, or null where there is no such file. The caller reads or destroys them. @throws StorageUnavailable */
  abstract read(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Removes files; missing ones are ignored. @throws StorageUnavailable */
  abstract remove(keys: readonly string[]): Promise<void>;

  /** Whether it works, as far as this process has seen. */
  get working(): boolean {
    return true;
  }

  /** Call it before costly work on content to store. @throws StorageUnavailable while nothing can be stored */
  admit(): void {}
}

const KEY = /^[0-9A-Za-z][0-9A-Za-z.-]{0,199}$/;

/** @throws Error for a key that could lead out of the storage, which is a bug */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A storage key is not valid.');
  return key;
}

/** The storage cannot be reached, is full, or fails. */
export class StorageUnavailable extends ServiceUnavailable {
  constructor(cause: unknown) {
    super('Pictures and videos cannot be stored at the moment. Please try again later.', 30);
    this.cause = cause;
  }
}
