import type { ApolloClient } from '@apollo/client';
import { showEveryone } from '../../../graphql/hidden-people';
import type { Session } from './session';

/**
 * The person that the screens show. It follows the session with one step in between: the cache contains one person's
 * data, so it is cleared before the next person is shown.
 */
export class SignedInPerson {
  private readonly listeners = new Set<() => void>();
  private shown: string | null;

  constructor(
    private readonly session: Pick<Session, 'userId' | 'onTokenChanged'>,
    private readonly client: Pick<ApolloClient, 'clearStore'>,
  ) {
    this.shown = session.userId();
    session.onTokenChanged(() => void this.follow());
  }

  /** Their id; null for a visitor. */
  read = (): string | null => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private async follow(): Promise<void> {
    if (this.session.userId() === this.shown) return;
    await this.client.clearStore();
    showEveryone();
    const next = this.session.userId();
    if (next === this.shown) return;
    this.shown = next;
    for (const listener of [...this.listeners]) listener();
  }
}
