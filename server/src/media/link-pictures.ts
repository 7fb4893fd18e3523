import { Injectable } from '@nestjs/common';
import { instantOf, newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { Storage } from '#kernel/storage/storage.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keyOf, keysOf, MIME_OF_FORMAT } from './files/media-keys.js';
import { type LinkPicture, LinkPictureEncoder } from './images/link-picture-encoder.js';
import { MediaAddresses } from './media-addresses.js';

/** A picture whose file is stored and has no row yet. */
export interface StoredLinkPicture extends LinkPicture {
  id: string;
}

/** A picture of the site that is kept. $1 id, $2 bytes, $3 width, $4 height, $5 when. */
const INSERT = `
insert into media (id, owner_id, kind, format, bytes, width, height, alt_text, created_at, unheld_since, is_inspected)
values ($1::uuid, null, 'IMAGE', 'webp', $2::int, $3::int, $4::int, '', $5::timestamptz, null, true)`;
/** $1 ids. */
const DELETE = `
delete from media where id = any($1::uuid[]) and owner_id is null returning id, format, thumbnail_bytes`;

/** Pictures of pages that people link to: pictures of the site, which everyone may see and no quota counts. */
@Injectable()
export class LinkPictures {
  constructor(
    private readonly encoder: LinkPictureEncoder,
    private readonly leftovers: Leftovers,
    private readonly storage: Storage,
    private readonly addresses: MediaAddresses,
  ) {}

  /**
   * Stores a picture that was read from elsewhere, at most 600 pixels wide and high. It is removed again unless `insert` follows.
   * @returns null for what `LinkPictureEncoder` refuses
   * @throws StorageUnavailable
   */
  async store(original: Buffer): Promise<StoredLinkPicture | null> {
    this.storage.admit();
    const picture = await this.encoder.encode(original);
    if (picture === null) return null;
    const id = newId();
    const key = keyOf({ id, size: 'full', format: 'webp' });
    await this.leftovers.announce([key]);
    try {
      await this.storage.put(key, picture.webp, MIME_OF_FORMAT.webp);
    } catch (error) {
      void this.leftovers.tryToRemove([key]);
      throw error;
    }
    return { id, ...picture };
  }

  /** Inserts the row, in the transaction that refers to the picture. */
  async insert(tx: Tx, { id, webp, width, height }: StoredLinkPicture): Promise<void> {
    await tx.rows(INSERT, [id, webp.length, width, height, instantOf(id)]);
    await this.leftovers.claim(tx, [keyOf({ id, size: 'full', format: 'webp' })]);
  }

  /** Deletes pictures that nothing refers to any longer. */
  async remove(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const gone = await tx.rows<FileRow>(DELETE, [ids]);
    this.leftovers.removeAfter(tx, gone.flatMap(keysOf));
  }

  /** The address of a picture on this site. */
  addressOf(id: string): string {
    return this.addresses.of({ id, size: 'full', format: 'webp' }, true);
  }
}
