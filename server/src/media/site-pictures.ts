import { Injectable } from '@nestjs/common';
import { assertActive } from '#identity/users/active-account.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaAddresses } from './media-addresses.js';
import { MediaUploads } from './media-uploads.js';
import type { Upload } from './uploads/upload-form.js';

/** $1 ids. */
const KEEP = 'update media set unheld_since = null where id = any($1::uuid[]) and owner_id is null returning id';
const MISSING = `
select asked.id from unnest($1::uuid[]) asked (id) where not exists (select from media m where m.id = asked.id)`;

/**
 * Pictures that belong to the site instead of a person: everyone may see them, no quota counts them, and they outlive
 * the account that uploaded them. Callers check the permission.
 */
@Injectable()
export class SitePictures {
  constructor(
    private readonly uploads: MediaUploads,
    private readonly addresses: MediaAddresses,
  ) {}

  /**
   * Stores a picture, which is deleted after 30 days unless it is kept. Runs once per idempotency key of the request.
   * @param record called in the transaction that inserts the row
   * @returns its id
   * @throws NotAStillPicture, UnsupportedMedia, MediaTooLarge, KeyReused, StorageUnavailable
   */
  upload(
    ctx: RequestContext,
    viewer: SignedInViewer,
    upload: Upload,
    record: (tx: Tx, id: string) => Promise<void>,
  ): Promise<string> {
    const draft = { upload, poster: null, altText: null };
    return this.uploads.store({ ctx, operation: 'uploadSitePicture', ownerId: null, draft }, async (tx, id) => {
      await assertActive(tx, viewer.id);
      await record(tx, id);
    });
  }

  /**
   * Keeps the pictures of the site at these addresses for good. Other addresses are ignored. Call it in the transaction
   * that saves the text.
   * @returns whether all media of this site among the addresses exist
   */
  async keep(tx: Tx, addresses: readonly string[]): Promise<boolean> {
    const ids = addresses.map((address) => this.addresses.idOf(address)).filter((id) => id !== null);
    if (ids.length === 0) return true;
    await tx.rows(KEEP, [ids]);
    // A statement of its own, so that it sees what the sweep has deleted while the first one waited.
    return (await tx.rows(MISSING, [ids])).length === 0;
  }
}
