import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { UserTable } from '../users/user.entity.js';
import { ProfileImageEncoder } from './profile-image-encoder.js';
import { PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';
import { ProfileImageStore } from './profile-image-store.js';

/** The user of the profile. */
type Owner = Readonly<{ id: string }>;

/** Replaces and removes the images of a profile. */
@Injectable()
export class ProfileImageService {
  private readonly logger = new Logger(ProfileImageService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly encoder: ProfileImageEncoder,
    private readonly store: ProfileImageStore,
  ) {}

  /** @returns the URL of the new image @throws UnsupportedImage */
  async replace(owner: Owner, kind: ProfileImageKind, upload: Buffer): Promise<string> {
    return this.replaceWith(owner, kind, await this.encode(kind, upload));
  }

  /** What `replaceWith` takes, so that a bad image is refused before anything changes. @throws UnsupportedImage */
  encode(kind: ProfileImageKind, upload: Buffer): Promise<Buffer> {
    return this.encoder.encode(kind, upload);
  }

  /** @param image as `encode` returned it @returns the URL of the new image */
  async replaceWith(owner: Owner, kind: ProfileImageKind, image: Buffer): Promise<string> {
    const address = await this.store.put(kind, image);
    try {
      await this.point(owner, kind, address);
    } catch (error) {
      await this.store.remove(kind, address);
      throw error;
    }
    return address;
  }

  /** Removes the image. Idempotent. */
  async remove(owner: Owner, kind: ProfileImageKind): Promise<void> {
    await this.point(owner, kind, null);
  }

  private async point(owner: Owner, kind: ProfileImageKind, address: string | null): Promise<void> {
    const { column } = PROFILE_IMAGES[kind];
    await this.transactions.run(async (tx) => {
      const before = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(column)
        .where('id', '=', owner.id)
        .where('is_active', '=', true)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new NotSignedIn();
      await tx
        .db<UserTable>()
        .updateTable('users')
        .set({ [column]: address, updated_at: sql<Date>`now()` })
        .where('id', '=', owner.id)
        .execute();
      tx.afterCommit(() => this.discard(kind, before[column]));
    });
  }

  /** A leftover image wastes a few kilobytes; that is no reason to fail. */
  private async discard(kind: ProfileImageKind, address: string | null): Promise<void> {
    try {
      await this.store.remove(kind, address);
    } catch (error) {
      this.logger.warn({ message: 'An old profile image could not be removed', error });
    }
  }
}
