import { Injectable } from '@nestjs/common';
import { assertActive } from '#identity/users/active-account.js';
import { instantOf, newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { type Content, Storage } from '#kernel/storage/storage.js';
import { NotAStillPicture } from './media.errors.js';
import { Leftovers } from './files/leftovers.js';
import { keyOf, MIME_OF_FORMAT } from './files/media-keys.js';
import { MediaPreparation, type PreparedMedia } from './media-preparation.js';
import { MediaQuota } from './media-quota.js';
import type { Upload } from './uploads/upload-form.js';

/** Stored files that have no row yet. */
export interface StoredMedia {
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
insert into media (id, owner_id, kind, format, bytes, thumbnail_bytes, width, height, placeholder, alt_text, created_at,
  is_animated, is_inspected)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true)`;

/** Stores uploads so that no file is ever lost track of. */
@Injectable()
export class MediaStore {
  constructor(
    private readonly preparation: MediaPreparation,
    private readonly quota: MediaQuota,
    private readonly leftovers: Leftovers,
    private readonly storage: Storage,
  ) {}

  /**
   * @param ownerId null for a picture of the site, which counts in no one's quota
   * @throws UnsupportedMedia, MediaTooLarge, MediaQuotaReached, StorageUnavailable: nothing is left behind
   */
  async store(ownerId: string | null, draft: { upload: Upload; poster: Upload | null }): Promise<StoredMedia> {
    this.storage.admit();
    const media = await this.preparation.of(draft.upload, draft.poster);
    if (ownerId !== null) await this.quota.check(ownerId, sizeOf(media));
    else if (media.kind !== 'IMAGE' || media.isAnimated) throw new NotAStillPicture();

    const id = newId();
    const { format, full, small } = media;
    const files: StoredFile[] = [
      { key: keyOf({ id, size: 'full', format }), content: full, type: MIME_OF_FORMAT[format] },
    ];
    if (small) files.push({ key: keyOf({ id, size: 'small', format }), content: small, type: MIME_OF_FORMAT.webp });
    const keys = files.map(({ key }) => key);
    await this.leftovers.announce(keys);
    try {
      await this.putAll(files);
    } catch (error) {
      // Not awaited, because a storage that hangs has already taken its time.
      void this.leftovers.tryToRemove(keys);
      throw error;
    }
    return { id, media, keys };
  }

  /** Inserts the row. @throws MediaQuotaReached, NotSignedIn if the account was deleted in the meantime */
  async insert(tx: Tx, ownerId: string | null, { id, media, keys }: StoredMedia, altText: string): Promise<void> {
    if (ownerId !== null) {
      await this.quota.reserve(tx, ownerId, sizeOf(media));
      await assertActive(tx, ownerId);
    }
    const { kind, format, bytes, small, width, height, placeholder, isAnimated } = media;
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
      isAnimated,
    ];
    await tx.rows(INSERT, row);
    await this.leftovers.claim(tx, keys);
  }

  /** Settles when all files are stored or have failed. */
  private async putAll(files: readonly StoredFile[]): Promise<void> {
    const put = ({ key, content, type }: StoredFile) => this.storage.put(key, content, type);
    // After a failure, the storage is tried with a single file first.
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
