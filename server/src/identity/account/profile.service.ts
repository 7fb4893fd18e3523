import { LockMode } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { Complaints } from '../registration/complaints.js';
import {
  checkBio,
  checkDisplayName,
  checkLocation,
  checkWebsite,
  type CheckedText,
  complaintOfOfficialName,
} from '../users/profile-text.js';
import { User } from '../users/user.entity.js';
import { joinNames, splitName } from '../viewer/name-parts.js';

/** The fields of a profile to change: absent ones keep their values, empty strings clear them. */
export interface ProfilePatch {
  displayName?: string | null;
  /** First and last name form the display name if that is absent. */
  firstName?: string | null;
  lastName?: string | null;
  bio?: string | null;
  location?: string | null;
  website?: string | null;
  requiresLogin?: boolean | null;
  hidesNods?: boolean | null;
}

/** Changes the public profile of a user. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly transactions: Transactions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws InvalidInput with every invalid field; then nothing has changed */
  async update(viewer: SignedInViewer, patch: ProfilePatch): Promise<void> {
    await this.transactions.run(async (tx) => {
      const user = await tx.em.findOne(
        User,
        { id: viewer.id, isActive: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!user) throw new NotSignedIn();

      const complaints = new Complaints();
      const accept = (checked: CheckedText, store: (text: string) => void) => {
        if (checked.ok) store(checked.text);
        else complaints.add('INVALID_INPUT', checked.error);
      };
      const name = nameOf(patch, user.displayName);
      // An existing name may stay, even if it could not be chosen today.
      if (name !== undefined && name !== user.displayName) {
        const { role } = user;
        const official = complaintOfOfficialName(name, { role, productName: this.settings.PRODUCT_NAME });
        if (official) complaints.add('DISPLAY_NAME_RESERVED', official);
        else accept(checkDisplayName(name), (text) => (user.displayName = text));
      }
      if (isGiven(patch.bio)) accept(checkBio(patch.bio), (text) => (user.bio = text));
      if (isGiven(patch.location)) accept(checkLocation(patch.location), (text) => (user.location = text || null));
      if (isGiven(patch.website)) accept(checkWebsite(patch.website), (text) => (user.website = text || null));
      if (isGiven(patch.requiresLogin)) user.requiresLogin = patch.requiresLogin;
      if (isGiven(patch.hidesNods)) user.hidesNods = patch.hidesNods;
      complaints.throwIfAny();
    });
  }
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** The requested display name, or undefined if none of its fields is present. */
function nameOf(patch: ProfilePatch, present: string): string | undefined {
  if (isGiven(patch.displayName)) return patch.displayName;
  if (!isGiven(patch.firstName) && !isGiven(patch.lastName)) return undefined;
  const { firstName, lastName } = splitName(present);
  return joinNames(patch.firstName ?? firstName, patch.lastName ?? lastName);
}
