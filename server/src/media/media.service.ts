import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { checkText } from '#kernel/text/plain-text.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';
import { MediaInUse, MediaNotFound, NotMediaOwner } from './media.errors.js';
import { MAX_ALT_TEXT } from './media-limits.js';
import { MediaShelf } from './media-shelf.js';
import type { Upload } from './uploads/upload-form.js';

/** One picture or video as it comes in. */
export interface MediaDraft {
  upload: Upload;
  poster: Upload | null;
  altText: string | null;
}

interface MediaRow extends FileRow {
  owner_id: string;
  holder_id: string | null;
  is_published: boolean;
}

/** $1 id. */
const LOCKED = `
select m.id, m.format, m.thumbnail_bytes, m.owner_id, m.holder_id, m.is_published from media m where m.id = $1::uuid for update`;

/** What people do with their own pictures and videos. Every method answers ids; what is shown comes from MediaViews. */
@Injectable()
export class MediaService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly shelf: MediaShelf,
    private readonly leftovers: Leftovers,
  ) {}

  /**
   * Keeps a picture or video for a quack to come; once per idempotency key of the request.
   * @returns its id
   * @throws UnsupportedMedia, MediaTooLarge, MediaQuotaReached, InvalidInput (alt text), KeyReused, StorageUnavailable
   */
  async upload(ctx: RequestContext, viewer: SignedInViewer, draft: MediaDraft): Promise<string> {
    const altText = checkAltText(draft.altText ?? '');
    const placed = await this.shelf.place(viewer.id, draft);
    const { id, keys } = placed;
    try {
      const payload = { altText, ...(ctx.idempotencyKey !== null && { file: await digestOf(draft.upload.path) }) };
      const kept = await this.idempotency.runOnce({ ctx, operation: 'uploadMedia', payload }, async (tx) => {
        await this.shelf.enter(tx, viewer.id, placed, altText);
        return id;
      });
      // The key was used before: what has just been stored is the same once more.
      if (kept !== id) await this.leftovers.tryToRemove(keys);
      return kept;
    } catch (error) {
      void this.leftovers.tryToRemove(keys);
      throw error;
    }
  }

  /** Describes an own picture or video, in a quack or not. @throws InvalidInput, MediaNotFound, NotMediaOwner */
  async describe(viewer: SignedInViewer, mediaId: string, altText: string): Promise<string> {
    const text = checkAltText(altText);
    return this.transactions.run(async (tx) => {
      await owned(tx, viewer, mediaId);
      await statement(tx, 'update media set alt_text = $2 where id = $1::uuid', [mediaId, text]);
      return mediaId;
    });
  }

  /** Deletes an own upload that no quack carries. @throws MediaNotFound, NotMediaOwner, MediaInUse */
  async remove(viewer: SignedInViewer, mediaId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const row = await owned(tx, viewer, mediaId);
      if (row.holder_id !== null) throw new MediaInUse();
      await statement(tx, 'delete from media where id = $1::uuid', [mediaId]);
      this.leftovers.removeAfter(tx, keysOf(row));
      return mediaId;
    });
  }
}

/** What nobody else may see is not there for them. */
async function owned(tx: Tx, viewer: SignedInViewer, mediaId: string): Promise<MediaRow> {
  const [row] = await statement<MediaRow>(tx, LOCKED, [mediaId]);
  if (!row || (row.owner_id !== viewer.id && !row.is_published)) throw new MediaNotFound();
  if (row.owner_id !== viewer.id) throw new NotMediaOwner();
  return row;
}

function checkAltText(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_ALT_TEXT, multiline: true, allowEmpty: true });
  if (checked.ok) return checked.text;
  const message = `A description holds up to ${MAX_ALT_TEXT.toLocaleString('en')} characters, none of them hidden ones.`;
  throw new InvalidInput([{ field: 'altText', message }], 'INVALID_ALT_TEXT');
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('base64url');
}

async function statement<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  return (await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}
