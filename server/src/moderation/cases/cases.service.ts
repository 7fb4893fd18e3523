import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CaseDecided, CaseNotFound, CaseTaken } from '../moderation.errors.js';
import { Case } from '../model/case.entity.js';
import { LOCKED } from '../locked.js';

/** How long a case belongs to who took it. */
const TAKEN_MS = 30 * 60_000;
const FREE = { takenBy: null, takenUntil: null };

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
      const taken = await lockOpenCase(tx, viewer, caseId);
      await tx.em.nativeUpdate(Case, { takenBy: viewer.id, id: { $ne: caseId } }, FREE);
      tx.em.assign(taken, { takenBy: viewer.id, takenUntil: new Date(Date.now() + TAKEN_MS) });
    });
  }

  /** Frees a case that the moderator has taken. @throws CaseNotFound, CaseDecided, CaseTaken */
  async release(viewer: SignedInViewer, caseId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      tx.em.assign(await lockOpenCase(tx, viewer, caseId), FREE);
    });
  }
}

/** No one works on a case about themselves: to them there is none. @throws CaseNotFound, CaseDecided, CaseTaken */
export async function lockOpenCase(tx: Tx, viewer: SignedInViewer, caseId: string): Promise<Case> {
  const found = await tx.em.findOne(Case, { id: caseId }, LOCKED);
  if (!found || found.targetId === viewer.id) throw new CaseNotFound();
  if (found.state === 'DECIDED') throw new CaseDecided();
  const isTaken = found.takenUntil && found.takenUntil > new Date();
  if (isTaken && found.takenBy !== viewer.id) throw new CaseTaken();
  return found;
}
