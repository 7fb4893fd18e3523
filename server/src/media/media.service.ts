import { checkText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Newcomers } from '#kernel/limits/newcomers.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';
import { MediaInUse, MediaNotFound, NotMediaOwner } from './media.errors.js';
import { MAX_ALT_TEXT } from './media-limits.js';
import { type MediaDraft, MediaUploads } from './media-uploads.js';

interface MediaRow extends FileRow {
  owner_id: string | null;
  holder_id: string | null;
  /** Everyone may know of it. */
  is_public: boolean;
}

/** $1 id. */
const LOCKED = `
select m.id, m.format, m.thumbnail_bytes, m.owner_id, m.holder_id, m.is_published and m.is_open as is_public from media m where m.id = $1::uuid for update`;

/** What users do with their own pictures and videos. Methods return ids; MediaViews reads what is shown. */
@Injectable()
export class MediaService {
  constructor(
    private readonly transactions: Transactions,
    private readonly uploads: MediaUploads,
    private readonly leftovers: Leftovers,
    private readonly newcomers: Newcomers,
  ) {}

  /**
   * Stores a picture or video for a later post. Runs once per idempotency key of the request.
   * @returns its id
   * @throws UnsupportedMedia, MediaTooLarge, MediaQuotaReached, InvalidInput (alt text), NewcomerLimited, KeyReused, StorageUnavailable
   */
  async upload(ctx: RequestContext, viewer: SignedInViewer, draft: MediaDraft): Promise<string> {
    const altText = checkAltText(draft.altText ?? '');
    await this.newcomers.admit(viewer, 'newcomer-uploads');
    return this.uploads.store({ ctx, operation: 'uploadMedia', ownerId: viewer.id, draft: { ...draft, altText } });
  }

  /**
   * Sets the alternative text of the viewer's own media, attached or not.
   * @throws InvalidInput, MediaNotFound, NotMediaOwner
   */
  async describe(viewer: SignedInViewer, mediaId: string, altText: string): Promise<string> {
    const text = checkAltText(altText);
    return this.transactions.run(async (tx) => {
      await lockedOwn(tx, viewer, mediaId);
      await tx.rows('update media set alt_text = $2 where id = $1::uuid', [mediaId, text]);
      return mediaId;
    });
  }

  /** Deletes the viewer's own unattached upload. @throws MediaNotFound, NotMediaOwner, MediaInUse */
  async remove(viewer: SignedInViewer, mediaId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const row = await lockedOwn(tx, viewer, mediaId);
      if (row.holder_id !== null) throw new MediaInUse();
      await tx.rows('delete from media where id = $1::uuid', [mediaId]);
      this.leftovers.removeAfter(tx, keysOf(row));
      return mediaId;
    });
  }
}

/** Locks the viewer's own media. Media of others that not everyone can see are not found. */
async function lockedOwn(tx: Tx, viewer: SignedInViewer, mediaId: string): Promise<MediaRow> {
  const [row] = await tx.rows<MediaRow>(LOCKED, [mediaId]);
  if (!row || (row.owner_id !== viewer.id && !row.is_public)) throw new MediaNotFound();
  if (row.owner_id !== viewer.id) throw new NotMediaOwner();
  return row;
}

function checkAltText(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_ALT_TEXT, multiline: true, allowEmpty: true });
  if (checked.ok) return checked.text;
  const message = `A description must be at most ${MAX_ALT_TEXT.toLocaleString('en')} characters, without invisible ones.`;
  throw new InvalidInput([{ field: 'altText', message }], 'INVALID_ALT_TEXT');
}
