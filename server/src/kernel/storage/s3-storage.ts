import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import { type ByteRange, checkedKey, type Content, Storage, STORAGE_SECONDS, StorageUnavailable } from './storage.js';

export interface S3Settings {
  /** Of the service, such as https://s3.eu-central-1.amazonaws.com. */
  url: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Objects of a bucket in any service with the S3 protocol. A missing bucket is created with the first object. */
export class S3Storage extends Storage {
  private readonly bucketUrl: string;

  /** @param timeoutSeconds after which a request is aborted */
  constructor(
    private readonly settings: S3Settings,
    private readonly timeoutSeconds: number = STORAGE_SECONDS,
  ) {
    super();
    // The bucket is in the path, which every service supports; in the host it would need a domain of its own.
    this.bucketUrl = `${settings.url.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`;
  }

  async put(key: string, content: Content, contentType: string, seconds = this.timeoutSeconds): Promise<void> {
    // One timeout for all requests of an upload, so that its client gets a response in time.
    await this.inTime((signal) => this.store(key, content, contentType, signal), seconds);
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    // The timeout ends when the response begins; a long video may take longer.
    const answer = await this.inTime((signal) => this.ask('GET', this.addressOf(key), { headers }, signal));
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok || !answer.body) await this.settled(answer, 200, 206);
    return Readable.fromWeb(answer.body as ReadableStream);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const answer = await this.inTime((signal) => this.ask('DELETE', this.addressOf(key), {}, signal));
      await this.settled(answer, 200, 204, 404);
    }
  }

  private async store(key: string, content: Content, contentType: string, signal: AbortSignal): Promise<void> {
    const send = async () => {
      // A blob, because S3 requires its length.
      const body = Buffer.isBuffer(content) ? new Blob([new Uint8Array(content)]) : await openAsBlob(content.path);
      return this.ask('PUT', this.addressOf(key), { body, headers: { 'content-type': contentType } }, signal);
    };
    let answer = await send();
    if (answer.status === 404) {
      await this.settled(await this.ask('PUT', this.bucketUrl, {}, signal), 200, 409);
      answer = await send();
    }
    await this.settled(answer, 200);
  }

  private addressOf(key: string): string {
    return `${this.bucketUrl}/${encodeURIComponent(checkedKey(key))}`;
  }

  private async ask(method: string, address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const { accessKey: accessKeyId, secretKey: secretAccessKey } = this.settings;
    const signer = new AwsV4Signer({
      method,
      url: address,
      headers: init.headers,
      accessKeyId,
      secretAccessKey,
      service: 's3',
    });
    const { url, headers } = await signer.sign();
    try {
      return await fetch(url, { method, headers, body: init.body, signal });
    } catch (error) {
      throw new StorageUnavailable(error);
    }
  }

  /** Reads a response to its end, so that the connection can be reused. @throws StorageUnavailable for another status */
  private async settled(answer: Response, ...expected: readonly number[]): Promise<void> {
    await answer.body?.cancel().catch(() => undefined);
    if (!expected.includes(answer.status)) throw new StorageUnavailable(new Error(`S3 answered ${answer.status}.`));
  }

  /** Aborts a request that takes too long. Its own timer, because a signal that only a request refers to may be collected. */
  private async inTime<T>(work: (signal: AbortSignal) => Promise<T>, seconds = this.timeoutSeconds): Promise<T> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), seconds * 1_000);
    try {
      return await work(patience.signal);
    } finally {
      clearTimeout(timer);
    }
  }
}
