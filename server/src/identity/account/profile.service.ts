import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { type FieldError, InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { checkBio, checkDisplayName, checkLocation, checkWebsite, type CheckedText } from '../users/profile-text.js';
import { User } from '../users/user.entity.js';
import { joinNames, splitName } from './person-names.js';

/** What a person changes about themselves: what is absent stays, an empty text clears. */
export interface ProfilePatch {
  displayName?: string | null;
  /** First and last name make the display name; they count where that is absent. */
  firstName?: string | null;
  lastName?: string | null;
  bio?: string | null;
  location?: string | null;
  website?: string | null;
  requiresLogin?: boolean | null;
}

/** Changes what others see of a person. */
@Injectable()
export class ProfileService {
  constructor(private readonly transactions: Transactions) {}

  /** @throws InvalidInput with a complaint for each field that is wrong; then nothing has changed */
  async update(viewer: SignedInViewer, patch: ProfilePatch): Promise<void> {
    await this.transactions.run(async (tx) => {
      const user = await tx.em.findOne(
        User,
        { id: viewer.id, isActive: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!user) throw new NotSignedIn();

      const complaints: FieldError[] = [];
      const accept = (checked: CheckedText, store: (text: string) => void) => {
        if (checked.ok) store(checked.text);
        else complaints.push(checked.error);
      };
      const name = nameOf(patch, user.displayName);
      if (name !== undefined) accept(checkDisplayName(name), (text) => (user.displayName = text));
      if (isGiven(patch.bio)) accept(checkBio(patch.bio), (text) => (user.bio = text));
      if (isGiven(patch.location)) accept(checkLocation(patch.location), (text) => (user.location = text || null));
      if (isGiven(patch.website)) accept(checkWebsite(patch.website), (text) => (user.website = text || null));
      if (isGiven(patch.requiresLogin)) user.requiresLogin = patch.requiresLogin;
      if (complaints.length > 0) throw new InvalidInput(complaints);
    });
  }
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** The display name that is asked for, or undefined where none of its fields is given. */
function nameOf(patch: ProfilePatch, present: string): string | undefined {
  if (isGiven(patch.displayName)) return patch.displayName;
  if (!isGiven(patch.firstName) && !isGiven(patch.lastName)) return undefined;
  const { firstName, lastName } = splitName(present);
  return joinNames(patch.firstName ?? firstName, patch.lastName ?? lastName);
}
