import { Injectable } from '@nestjs/common';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import type { Tx } from '#kernel/events/tx.js';
import { PostMarks } from '#posts/publishing/post-marks.js';
import { PostHolding } from '#posts/holding/post-holding.js';
import { PostWithholding } from '#posts/removal/post-withholding.js';
import type { Outcome } from '../moderation.enums.js';
import { NothingToLabel, NothingToRemove } from '../moderation.errors.js';
import type { CheckedDecision } from './decision-draft.js';
import type { Scope } from '../model/decision.entity.js';

/** The quacks of a person that are still there or held, locked. $1 posts, $2 person. */
export const POSTS_TO_REMOVE = `
select p.id, p.content, p.deleted_at is not null as is_held from posts p
where p.id = any($1::uuid[]) and p.author_id = $2::uuid and (p.deleted_at is null or exists (
  select 1 from held_posts h where h.post_id = p.id and h.removed_at is null))
order by p.id for update`;
/** Those of them that have media. $1 posts, $2 person. */
export const POSTS_TO_LABEL = `
select p.id, p.content from posts p
where p.id = any($1::uuid[]) and p.author_id = $2::uuid and p.deleted_at is null and p.media_count > 0
order by p.id for update`;
/** Posts that only one decision marked. $1 posts, $2 person, $3 the decision that is undone. */
export const MARKED_BY_NO_OTHER = `
select marked.id from unnest($1::uuid[]) marked (id)
where not exists (
  select 1 from decisions d
  where d.target_id = $2::uuid and d.outcome = 'LABEL' and d.overruled_at is null and d.id <> $3::uuid
    and d.scope -> 'posts' @> jsonb_build_array(jsonb_build_object('id', marked.id)))`;
/** $1 case. */
export const HELD_OF_CASE = `
select h.post_id as id from cases c join held_posts h on h.post_id = c.subject_id and h.removed_at is null
where c.id = $1::uuid and c.subject_kind = 'POST'`;
/** Whether another decision has the same effect. $1 person, $2 outcome, $3 the decision that is undone. */
export const STILL_IN_FORCE = `
select d.id, d.until from decisions d
where d.target_id = $1::uuid and d.outcome = $2 and d.overruled_at is null and d.id <> $3::uuid
  and (d.until is null or d.until > now())
order by d.until desc nulls last limit 1`;

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
    const [held] = caseId === null ? [] : await tx.rows<{ id: string }>(HELD_OF_CASE, [caseId]);
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
  async undo(
    tx: Tx,
    { id, targetId, outcome, scope }: { id: string; targetId: string; outcome: Outcome; scope: Scope },
  ): Promise<void> {
    if (outcome === 'LABEL') await this.unlabel(tx, targetId, id, scope);
    else for (const post of scope.posts) await this.posts.restore(tx, post.id);
    if (scope.released) await this.holding.hold(tx, scope.released.id, scope.released.reason);
    if (outcome !== 'LIMIT' && outcome !== 'FREEZE' && outcome !== 'SUSPEND') return;
    const [other] = await tx.rows<{ id: string; until: Date | null }>(STILL_IN_FORCE, [targetId, outcome, id]);
    if (!other) await this.accounts.lift(tx, targetId, outcome);
    else if (outcome === 'FREEZE') await this.accounts.apply(tx, targetId, { kind: 'FREEZE', until: other.until! });
  }

  private async remove(tx: Tx, targetId: string, postIds: readonly string[], removedBy: string | null): Promise<Scope> {
    const found = await tx.rows<{ id: string; content: string; is_held: boolean }>(POSTS_TO_REMOVE, [
      postIds,
      targetId,
    ]);
    if (found.length === 0) throw new NothingToRemove();
    const posts: { id: string; content: string }[] = [];
    for (const { id, content, is_held: isHeld } of found) {
      if (!isHeld) await this.posts.withhold(tx, id, removedBy);
      posts.push((isHeld ? await this.holding.remove(tx, id) : null) ?? { id, content });
    }
    return { posts };
  }

  private async label(tx: Tx, targetId: string, postIds: readonly string[]): Promise<Scope> {
    const posts = await tx.rows<{ id: string; content: string }>(POSTS_TO_LABEL, [postIds, targetId]);
    if (posts.length === 0) throw new NothingToLabel();
    await this.marks.set(
      tx,
      posts.map(({ id }) => id),
      true,
    );
    return { posts };
  }

  private async unlabel(tx: Tx, targetId: string, decisionId: string, { posts }: Scope): Promise<void> {
    const ids = posts.map(({ id }) => id);
    const free = await tx.rows<{ id: string }>(MARKED_BY_NO_OTHER, [ids, targetId, decisionId]);
    await this.marks.set(
      tx,
      free.map(({ id }) => id),
      false,
    );
  }
}
