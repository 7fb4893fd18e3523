import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { assertStands } from '#identity/users/standing-account.js';
import { instantOf, newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { type Content, Storage } from '#kernel/storage/storage.js';
import { Leftovers } from './files/leftovers.js';
import { keyOf, MIME_OF_FORMAT } from './files/media-keys.js';
import { MediaPreparation, type PreparedMedia } from './media-preparation.js';
import { MediaQuota } from './media-quota.js';
import type { Upload } from './uploads/upload-form.js';

/** Files that are stored and have no row yet. */
export interface PlacedMedia {
  id: string;
  media: PreparedMedia;
  keys: string[];
}

interface StoredFile {
  key: string;
  content: Content;
  type: string;
}

const INSERT = `
insert into media (id, owner_id, kind, format, bytes, thumbnail_bytes, width, height, placeholder, alt_text, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Puts what was uploaded into the storage, so that whatever happens next no file is forgotten. */
@Injectable()
export class MediaShelf {
  constructor(
    private readonly preparation: MediaPreparation,
    private readonly quota: MediaQuota,
    private readonly leftovers: Leftovers,
    private readonly storage: Storage,
  ) {}

  /** @throws UnsupportedMedia, MediaTooLarge, MediaQuotaReached, StorageUnavailable: then nothing is left behind */
  async place(ownerId: string, draft: { upload: Upload; poster: Upload | null }): Promise<PlacedMedia> {
    this.storage.admit();
    const media = await this.preparation.of(draft.upload, draft.poster);
    await this.quota.check(ownerId, sizeOf(media));

    const id = newId();
    const { format, full, small } = media;
    const files: StoredFile[] = [
      { key: keyOf({ id, size: 'full', format }), content: full, type: MIME_OF_FORMAT[format] },
    ];
    if (small) files.push({ key: keyOf({ id, size: 'small', format }), content: small, type: MIME_OF_FORMAT.webp });
    const keys = files.map(({ key }) => key);
    await this.leftovers.announce(keys);
    try {
      await this.store(files);
    } catch (error) {
      // Not waited for: a storage that hangs has taken its time already.
      void this.leftovers.tryToRemove(keys);
      throw error;
    }
    return { id, media, keys };
  }

  /** Makes the row. @throws MediaQuotaReached, NotSignedIn where the account was deleted meanwhile */
  async enter(tx: Tx, ownerId: string, { id, media, keys }: PlacedMedia, altText: string): Promise<void> {
    await this.quota.take(tx, ownerId, sizeOf(media));
    await assertStands(tx, ownerId);
    const { kind, format, bytes, small, width, height, placeholder } = media;
    const row = [
      id,
      ownerId,
      kind,
      format,
      bytes,
      small?.length ?? null,
      width,
      height,
      placeholder,
      altText,
      instantOf(id),
    ];
    await tx.db<unknown>().executeQuery(CompiledQuery.raw(INSERT, row));
    await this.leftovers.claim(tx, keys);
  }

  /** Ends when all of them are stored or have failed. */
  private async store(files: readonly StoredFile[]): Promise<void> {
    const put = ({ key, content, type }: StoredFile) => this.storage.put(key, content, type);
    // A storage that failed takes one file at first: that one decides whether it works again.
    const [first, ...others] = this.storage.working ? [] : files;
    if (first) await put(first);
    const stored = await Promise.allSettled((first ? others : files).map(put));
    const failed = stored.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

function sizeOf({ bytes, small }: PreparedMedia): number {
  return bytes + (small?.length ?? 0);
}
