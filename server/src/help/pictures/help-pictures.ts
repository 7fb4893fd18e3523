import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SitePictures } from '#media/site-pictures.js';
import type { Upload } from '#media/uploads/upload-form.js';
import { HelpPictureMissing } from '../help.errors.js';
import { linkedAddresses } from '../text/markdown.js';

/** The pictures in texts of the help center. Callers check the permission. */
@Injectable()
export class HelpPictures {
  constructor(
    private readonly pictures: SitePictures,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores a picture that everyone may see. It is deleted after 30 days unless a saved text shows it.
   * @returns its id
   * @throws NotAStillPicture, UnsupportedMedia, MediaTooLarge, KeyReused, StorageUnavailable
   */
  upload(ctx: RequestContext, viewer: SignedInViewer, upload: Upload): Promise<string> {
    return this.pictures.upload(ctx, viewer, upload, (tx, id) =>
      this.audit.record(tx, { viewer, action: 'help.picture.added', subject: { kind: 'help_picture', id } }),
    );
  }

  /**
   * Call it in the transaction that saves a text. Its pictures are kept for good, because every version stays readable.
   * @throws HelpPictureMissing
   */
  async keepThoseOf(tx: Tx, markdown: string): Promise<void> {
    if (!(await this.pictures.keep(tx, linkedAddresses(markdown)))) throw new HelpPictureMissing();
  }
}
