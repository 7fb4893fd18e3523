import { session } from '../session/api';

export type ProfileValues = {
  displayName: string;
  bio: string;
  location: string;
  website: string;
  requiresLogin: boolean;
};

let kept: { userId: string; changes: Partial<ProfileValues> } | null = null;

session.onTokenChanged(() => {
  if (kept?.userId !== session.userId()) kept = null;
});

/** What somebody changed in their profile and did not save, until it is saved or discarded, or until they sign out or reload. */
export const unsavedProfile = {
  read: (userId: string): Partial<ProfileValues> => (kept?.userId === userId ? kept.changes : {}),

  keep(userId: string, changes: Partial<ProfileValues>): void {
    kept = userId === session.userId() ? { userId, changes } : null;
  },

  /** What was changed once more since it was sent stays. */
  saved(userId: string, sent: ProfileValues): void {
    this.keep(userId, changesOf({ ...sent, ...this.read(userId) }, sent));
  },
};

/** Where `values` differ from all of the others. */
export function changesOf(values: ProfileValues, ...others: readonly (ProfileValues | null)[]): Partial<ProfileValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) =>
      others.every((other) => other?.[name as keyof ProfileValues] !== value),
    ),
  );
}
