import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { Leftovers } from './files/leftovers.js';
import { MediaStore } from './media-store.js';
import type { Upload } from './uploads/upload-form.js';

/** A picture or video to upload. */
export interface MediaDraft {
  upload: Upload;
  poster: Upload | null;
  altText: string | null;
}

interface UploadRequest {
  ctx: RequestContext;
  /** For the idempotency key. */
  operation: string;
  /** Null for a picture of the site. */
  ownerId: string | null;
  draft: MediaDraft;
}

/** Stores uploads with their rows. */
@Injectable()
export class MediaUploads {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly mediaStore: MediaStore,
    private readonly leftovers: Leftovers,
  ) {}

  /**
   * Runs once per idempotency key of the request.
   * @param inTransaction called in the transaction that inserts the row
   * @returns the id
   * @throws UnsupportedMedia, MediaTooLarge, MediaQuotaReached, KeyReused, StorageUnavailable
   */
  async store(request: UploadRequest, inTransaction?: (tx: Tx, id: string) => Promise<void>): Promise<string> {
    const { ctx, operation, ownerId, draft } = request;
    const altText = draft.altText ?? '';
    const stored = await this.mediaStore.store(ownerId, draft);
    const { id, keys } = stored;
    try {
      const payload = { altText, ...(ctx.idempotencyKey !== null && { file: await digestOf(draft.upload.path) }) };
      const storedId = await this.idempotency.runOnce({ ctx, operation, payload }, async (tx) => {
        await this.mediaStore.insert(tx, ownerId, stored, altText);
        await inTransaction?.(tx, id);
        return id;
      });
      // The key was used before, so what was just stored is a duplicate.
      if (storedId !== id) await this.leftovers.tryToRemove(keys);
      return storedId;
    } catch (error) {
      void this.leftovers.tryToRemove(keys);
      throw error;
    }
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('base64url');
}
