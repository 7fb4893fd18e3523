import { LockMode } from '@mikro-orm/core';

/** Options of a read whose rows no other transaction changes until this one ends, and which are read as they are now. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
