import { QueryOrder } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import type { Tx } from '#kernel/events/tx.js';
import { PostMarks } from '#posts/publishing/post-marks.js';
import type { PostSchema } from '#posts/model/post.entity.js';
import type { HeldPostSchema } from '#posts/holding/held-post.entity.js';
import { PostHolding } from '#posts/holding/post-holding.js';
import { PostWithholding } from '#posts/removal/post-withholding.js';
import { NothingToLabel, NothingToRemove } from '../moderation.errors.js';
import type { CheckedDecision } from './decision-draft.js';
import type { CaseSchema } from '../model/case.entity.js';
import { Decision, type Scope } from '../model/decision.entity.js';

type Tables = InferKyselyDB<typeof CaseSchema | typeof HeldPostSchema | typeof PostSchema>;

/** What decisions do, and how that is undone. Everything runs in the transaction that stores the decision. */
@Injectable()
export class DecisionEffects {
  constructor(
    private readonly accounts: AccountStates,
    private readonly posts: PostWithholding,
    private readonly marks: PostMarks,
    private readonly holding: PostHolding,
  ) {}

  /**
   * A held quack is released without a violation or with a label, and removed with any other measure.
   * @param caseId of a held quack perhaps; null without a case
   * @param decidedBy null: the server by itself
   * @returns what the decision covers
   * @throws NothingToRemove, NothingToLabel, UserNotFound, NotAllowed
   */
  async apply(
    tx: Tx,
    { targetId, caseId }: { targetId: string; caseId: string | null },
    decision: Pick<CheckedDecision, 'outcome' | 'until' | 'postIds'>,
    decidedBy: string | null,
  ): Promise<Scope> {
    const { outcome } = decision;
    const held = caseId === null ? undefined : await heldOf(tx, caseId);
    if (outcome === 'NO_VIOLATION' || outcome === 'LABEL') {
      const reason = held ? await this.holding.release(tx, held.id) : null;
      const scope = outcome === 'LABEL' ? await this.label(tx, targetId, decision.postIds) : { posts: [] };
      return { ...scope, ...(held && reason !== null && { released: { id: held.id, reason } }) };
    }
    const postIds = [...new Set([...decision.postIds, ...(held ? [held.id] : [])])];
    if (outcome === 'REMOVE') return this.remove(tx, targetId, postIds, decidedBy);
    if (outcome === 'FREEZE') await this.accounts.apply(tx, targetId, { kind: 'FREEZE', until: decision.until! });
    if (outcome === 'LIMIT' || outcome === 'SUSPEND') await this.accounts.apply(tx, targetId, { kind: outcome });
    const removed = held ? await this.holding.remove(tx, held.id) : null;
    return { posts: removed ? [removed] : [] };
  }

  /** What cannot be brought back, such as quacks that were erased after 30 days, stays gone. */
  async undo(tx: Tx, { id, targetId, outcome, scope }: Decision): Promise<void> {
    if (outcome === 'LABEL') await this.unlabel(tx, targetId, id, scope);
    else for (const post of scope.posts) await this.posts.restore(tx, post.id);
    if (scope.released) await this.holding.hold(tx, scope.released.id, scope.released.reason);
    if (outcome !== 'LIMIT' && outcome !== 'FREEZE' && outcome !== 'SUSPEND') return;
    const inForce = { overruledAt: null, $or: [{ until: null }, { until: { $gt: new Date() } }] };
    const other = await tx.em.findOne(
      Decision,
      { targetId, outcome, id: { $ne: id }, ...inForce },
      { fields: ['until'], orderBy: { until: QueryOrder.DESC_NULLS_LAST } },
    );
    if (!other) await this.accounts.lift(tx, targetId, outcome);
    else if (outcome === 'FREEZE') await this.accounts.apply(tx, targetId, { kind: 'FREEZE', until: other.until! });
  }

  private async remove(tx: Tx, targetId: string, postIds: readonly string[], removedBy: string | null): Promise<Scope> {
    const found = await postsOf(tx, targetId, postIds)
      .select((post) => post('p.deleted_at', 'is not', null).as('isHeld'))
      .where((post) => {
        const held = post.selectFrom('held_posts as h').whereRef('h.post_id', '=', 'p.id');
        return post('p.deleted_at', 'is', null).or(post.exists(held.where('h.removed_at', 'is', null)));
      })
      .execute();
    if (found.length === 0) throw new NothingToRemove();
    const posts: { id: string; content: string }[] = [];
    for (const { id, content, isHeld } of found) {
      if (!isHeld) await this.posts.withhold(tx, id, removedBy);
      posts.push((isHeld ? await this.holding.remove(tx, id) : null) ?? { id, content });
    }
    return { posts };
  }

  private async label(tx: Tx, targetId: string, postIds: readonly string[]): Promise<Scope> {
    const posts = await postsOf(tx, targetId, postIds)
      .where('p.deleted_at', 'is', null)
      .where('p.media_count', '>', 0)
      .execute();
    if (posts.length === 0) throw new NothingToLabel();
    await this.marks.set(
      tx,
      posts.map(({ id }) => id),
      true,
    );
    return { posts };
  }

  private async unlabel(tx: Tx, targetId: string, decisionId: string, { posts }: Scope): Promise<void> {
    const others = { targetId, outcome: 'LABEL', overruledAt: null, id: { $ne: decisionId } } as const;
    const decisions = await tx.em.find(Decision, others, { fields: ['scope'] });
    const marked = new Set(decisions.flatMap(({ scope }) => scope.posts.map(({ id }) => id)));
    const free = posts.map(({ id }) => id).filter((id) => !marked.has(id));
    await this.marks.set(tx, free, false);
  }
}

/** Quacks of a person, locked. */
function postsOf(tx: Tx, authorId: string, postIds: readonly string[]) {
  return tx
    .db<Tables>()
    .selectFrom('posts as p')
    .select(['p.id', 'p.content'])
    .where('p.id', 'in', postIds)
    .where('p.author_id', '=', authorId)
    .orderBy('p.id')
    .forUpdate();
}

/** The quack that a case is about, if it is held. */
function heldOf(tx: Tx, caseId: string): Promise<{ id: string } | undefined> {
  return tx
    .db<Tables>()
    .selectFrom('cases as c')
    .innerJoin('held_posts as h', 'h.post_id', 'c.subject_id')
    .select('h.post_id as id')
    .where('c.id', '=', caseId)
    .where('c.subject_kind', '=', 'POST')
    .where('h.removed_at', 'is', null)
    .executeTakeFirst();
}
