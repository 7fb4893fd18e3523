import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Circuit } from '../circuit/circuit.js';
import { type ByteRange, type Content, Storage, StorageUnavailable } from './storage.js';

const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

/**
 * A storage behind a network, with a circuit breaker: while it fails, requests fail at once instead of waiting, and do not add to its
 * load.
 */
export class GuardedStorage extends Storage {
  private readonly logger = new Logger('Storage');

  constructor(
    private readonly storage: Storage,
    private readonly circuit: Circuit = new Circuit(FAILURES_BEFORE_PAUSE, PAUSE_MS),
  ) {
    super();
  }

  override get working(): boolean {
    return !this.circuit.broken;
  }

  override admit(): void {
    if (this.circuit.open)
      throw new StorageUnavailable(new Error('The media storage failed recently and is not retried yet.'));
  }

  put(key: string, content: Content, contentType: string, seconds?: number): Promise<void> {
    return this.ask(() => this.storage.put(key, content, contentType, seconds));
  }

  read(key: string, range?: ByteRange): Promise<Readable | null> {
    return this.ask(() => this.storage.read(key, range));
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.ask(() => this.storage.remove(keys));
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    this.admit();
    const { working } = this;
    try {
      return await this.circuit.run(work, (error) => error instanceof StorageUnavailable);
    } catch (error) {
      if (working && !this.working)
        this.logger.warn({ message: 'The media storage fails; pausing requests to it', error });
      throw error;
    } finally {
      if (!working && this.working) this.logger.log('The media storage works again');
    }
  }
}
