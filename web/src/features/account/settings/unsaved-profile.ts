import { session } from '../../session/sign-in/api';

export type ProfileValues = {
  displayName: string;
  bio: string;
  location: string;
  website: string;
};

let kept: { userId: string; changes: Partial<ProfileValues> } | null = null;

session.onTokenChanged(() => {
  if (kept?.userId !== session.userId()) kept = null;
});

/** Unsaved profile changes, until they are saved or discarded, or the person signs out or reloads. */
export const unsavedProfile = {
  read: (userId: string): Partial<ProfileValues> => (kept?.userId === userId ? kept.changes : {}),

  keep(userId: string, changes: Partial<ProfileValues>): void {
    kept = userId === session.userId() ? { userId, changes } : null;
  },

  /** Keeps what has changed since it was sent. */
  saved(userId: string, sent: ProfileValues): void {
    this.keep(userId, changesOf({ ...sent, ...this.read(userId) }, sent));
  },
};

/** The fields of `values` that differ from all others. */
export function changesOf(values: ProfileValues, ...others: readonly (ProfileValues | null)[]): Partial<ProfileValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) =>
      others.every((other) => other?.[name as keyof ProfileValues] !== value),
    ),
  );
}
