/** The handle of a deleted account whose posts were not deleted. No one can choose such a handle. */
const DELETED = /^deleted_[0-9a-f]{12}$/;

/** True for a deleted account: its name is shown in the reader's language, and it has no profile. */
export const isDeletedHandle = (handle: string): boolean => DELETED.test(handle);
