import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CaseDecided, CaseNotFound, CaseTaken } from '../moderation.errors.js';
import type { SubjectKind } from '../moderation.enums.js';

/** How long a case belongs to who took it. */
export const TAKEN_MINUTES = 30;

export interface LockedCase {
  id: string;
  target_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  state: 'OPEN' | 'DECIDED';
  /** Null if no one has it, or they had it for too long. */
  taken_by: string | null;
}

/** $1 case. */
export const LOCK_CASE = `
select c.id, c.target_id, c.subject_kind, c.subject_id, c.state, case when c.taken_until > now() then c.taken_by end as taken_by
from cases c where c.id = $1::uuid for update`;
/** $1 moderator, $2 the case that they keep. */
export const RELEASE_OTHERS =
  'update cases set taken_by = null, taken_until = null where taken_by = $1::uuid and id <> $2::uuid';
/** $1 case, $2 moderator. */
export const TAKE = `
update cases set taken_by = $2::uuid, taken_until = now() + interval '${TAKEN_MINUTES} minutes' where id = $1::uuid`;
/** $1 case. */
export const RELEASE = 'update cases set taken_by = null, taken_until = null where id = $1::uuid';

/** Who works on what, so that two moderators don't decide the same case. */
@Injectable()
export class CasesService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Reserves a case for half an hour; the moderator's former one is free again. Doing so again begins a new half hour.
   * @throws CaseNotFound, CaseDecided, CaseTaken
   */
  async take(viewer: SignedInViewer, caseId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await lockOpenCase(tx, viewer, caseId);
      await tx.rows(RELEASE_OTHERS, [viewer.id, caseId]);
      await tx.rows(TAKE, [caseId, viewer.id]);
    });
  }

  /** Frees a case that the moderator has taken. @throws CaseNotFound, CaseDecided, CaseTaken */
  async release(viewer: SignedInViewer, caseId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await lockOpenCase(tx, viewer, caseId);
      await tx.rows(RELEASE, [caseId]);
    });
  }
}

/** No one works on a case about themselves: to them there is none. @throws CaseNotFound, CaseDecided, CaseTaken */
export async function lockOpenCase(tx: Tx, viewer: SignedInViewer, caseId: string): Promise<LockedCase> {
  const [locked] = await tx.rows<LockedCase>(LOCK_CASE, [caseId]);
  if (!locked || locked.target_id === viewer.id) throw new CaseNotFound();
  if (locked.state === 'DECIDED') throw new CaseDecided();
  if (locked.taken_by !== null && locked.taken_by !== viewer.id) throw new CaseTaken();
  return locked;
}
