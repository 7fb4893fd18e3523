import { Injectable } from '@nestjs/common';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { NotAllowed } from '#kernel/errors/app-error.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import { UserNotFound } from '../users/user.errors.js';
import { SHOWN_OTHERWISE } from './account-state.topics.js';
import { SuspendedAddresses } from '../registration-rules/suspended-addresses.js';

/** What staff decide about an account. `until` is when a freeze ends by itself. */
export type Measure = { kind: 'LIMIT' } | { kind: 'FREEZE'; until: Date } | { kind: 'SUSPEND' };

const COLUMNS = [
  'is_active',
  'is_limited',
  'frozen_until',
  'suspended_at',
  'active_after_suspension',
  'leaves_at',
  'role',
  'email_key',
] as const;
type State = Pick<Selectable<UserTable['users']>, (typeof COLUMNS)[number]>;

/**
 * Limits, freezes and suspends accounts. It runs in the caller's transaction, which checks who may do that and records why.
 * Each change closes the person's open connections: what they may do and receive is decided anew.
 */
@Injectable()
export class AccountStates {
  constructor(
    private readonly sessions: SessionsService,
    private readonly topics: Topics,
    private readonly addresses: SuspendedAddresses,
  ) {}

  /**
   * Applies a measure; one that is in force already stays, and a freeze gets the new end. A suspended person keeps nothing
   * open: sessions end, and access tokens don't work until the suspension is lifted.
   * @throws UserNotFound if there is no such account, or it was deleted; NotAllowed for a root, who has to lose that role first
   */
  async apply(tx: Tx, userId: string, measure: Measure): Promise<void> {
    const state = await this.lock(tx, userId);
    if (state.role === 'root')
      throw new NotAllowed('Root accounts cannot be limited, frozen or suspended.', 'ROOT_ACCOUNT');
    switch (measure.kind) {
      case 'LIMIT':
        if (state.is_limited) return;
        return this.change(tx, userId, { is_limited: true });
      case 'FREEZE':
        if (state.frozen_until?.getTime() === measure.until.getTime()) return;
        return this.change(tx, userId, { frozen_until: measure.until });
      case 'SUSPEND':
        if (state.suspended_at !== null) return;
        await this.sessions.suspend(tx, userId, 'suspended');
        await this.addresses.remember(tx, userId, state.email_key);
        return this.change(tx, userId, {
          is_active: false,
          suspended_at: sql<Date>`now()`,
          active_after_suspension: state.is_active || state.leaves_at !== null,
        });
    }
  }

  /**
   * Ends a measure; one that isn't in force is ignored. After a suspension, everything that wasn't deleted meanwhile is as it
   * was, and a person who had asked to leave still leaves.
   * @throws UserNotFound
   */
  async lift(tx: Tx, userId: string, kind: Measure['kind']): Promise<void> {
    const state = await this.lock(tx, userId);
    switch (kind) {
      case 'LIMIT':
        if (!state.is_limited) return;
        return this.change(tx, userId, { is_limited: false });
      case 'FREEZE':
        if (state.frozen_until === null) return;
        return this.change(tx, userId, { frozen_until: null });
      case 'SUSPEND':
        if (state.suspended_at === null) return;
        await this.addresses.forget(tx, userId);
        return this.change(tx, userId, {
          is_active: state.active_after_suspension && state.leaves_at === null,
          suspended_at: null,
          active_after_suspension: true,
          posts_erased_at: null,
        });
    }
  }

  private async lock(tx: Tx, userId: string): Promise<State> {
    const state = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(COLUMNS)
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!state) throw new UserNotFound();
    return state;
  }

  private async change(tx: Tx, userId: string, values: UpdateObject<UserTable, 'users'>): Promise<void> {
    await tx
      .db<UserTable>()
      .updateTable('users')
      .set({ ...values, updated_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
    await this.sessions.restrict(tx, userId);
    tx.afterCommit(() => {
      void this.topics.publish(VIEWER_CHANGED, { userId });
      void this.topics.publish(SHOWN_OTHERWISE, { userId });
    });
  }
}
