import type { ApolloClient } from '@apollo/client';
import { newKey } from '../../graphql/idempotency-key';
import { type DeviceStore, deviceStore } from '../posts/drafts/device-store';
import { addWhisper } from './conversation-cache';
import { SendWhisperDocument, type Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** Where a whisper goes: a conversation, or people of whom it is not known whether they have one. */
export type Address = { conversationId: string } | { handles: readonly string[] };

/** A whisper on its way, or one that did not get through and waits for its author. */
export interface Outgoing {
  /** Also the idempotency key, so that however often it is tried, it is one whisper. */
  key: string;
  address: Address;
  content: string;
  /** When it was written, RFC 3339. */
  at: string;
  state: 'sending' | 'failed';
  /** Why the last try failed; null where a reload came in between. */
  error: unknown;
}

/** Where the device keeps them, followed by whose they are; signing out removes all of them. */
export const OUTBOX_PREFIX = 'outbox:';

/** One name for one address, in whichever order the people stand. */
export const addressName = (address: Address): string =>
  'conversationId' in address
    ? address.conversationId
    : `@${address.handles
        .map((handle) => handle.toLowerCase())
        .toSorted()
        .join(',')}`;

/**
 * The whispers of one person that the server has not confirmed. They outlive reloads on the device; only their author tries
 * again. Those to one address go one after another, so that they arrive in the order in which they were written.
 */
export class Outbox {
  private items: readonly Outgoing[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly lines = new Map<string, Promise<unknown>>();
  private keptAs: string | null = null;

  constructor(
    private readonly client: Pick<ApolloClient, 'cache' | 'query' | 'mutate'>,
    private readonly store: DeviceStore,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** In the order in which they were written. */
  read = (): readonly Outgoing[] => this.items;

  /** Fetches what an earlier visit of this person left unsent. */
  async open(personId: string): Promise<void> {
    if (this.keptAs !== null) return;
    this.keptAs = OUTBOX_PREFIX + personId;
    const kept = outgoingFrom(await this.store.read(this.keptAs));
    if (kept.length > 0) this.set([...kept, ...this.items]);
  }

  /** @returns the conversation that it went to; null where it failed, and then it waits here */
  send(address: Address, content: string): Promise<string | null> {
    const outgoing: Outgoing = {
      key: newKey(),
      address,
      content,
      at: new Date().toISOString(),
      state: 'sending',
      error: null,
    };
    this.set([...this.items, outgoing]);
    return this.inLine(outgoing);
  }

  retry(key: string): Promise<string | null> {
    const outgoing = this.items.find((each) => each.key === key && each.state === 'failed');
    if (!outgoing) return Promise.resolve(null);
    this.change(key, { state: 'sending', error: null });
    return this.inLine(outgoing);
  }

  discard(key: string): void {
    this.set(this.items.filter((each) => each.key !== key));
  }

  /** The server has these: whichever of them waited here has arrived, also where the answer to its request was lost. */
  delivered(whispers: readonly Pick<Whisper, 'sentKey'>[]): void {
    const arrived = new Set(whispers.map(({ sentKey }) => sentKey));
    if (this.items.some(({ key }) => arrived.has(key))) this.set(this.items.filter(({ key }) => !arrived.has(key)));
  }

  /** For the end of a session: what fails from now on is nobody's any more. */
  close(): void {
    this.keptAs = null;
    this.items = [];
  }

  private inLine(outgoing: Outgoing): Promise<string | null> {
    const name = addressName(outgoing.address);
    const before = this.lines.get(name) ?? Promise.resolve();
    const sent = before.then(() => this.transmit(outgoing));
    this.lines.set(name, sent);
    return sent;
  }

  private async transmit({ key, address, content }: Outgoing): Promise<string | null> {
    const to = 'conversationId' in address ? address : { to: [...address.handles] };
    try {
      const { data } = await this.client.mutate({
        mutation: SendWhisperDocument,
        variables: { input: { ...to, content } },
        context: { idempotencyKey: key },
      });
      if (!data) throw new TypeError('The whisper was not answered');
      // Together, so that it is never seen twice or not at all.
      addWhisper(this.client, data.sendWhisper);
      this.discard(key);
      return data.sendWhisper.conversationId;
    } catch (error) {
      this.change(key, { state: 'failed', error });
      return null;
    }
  }

  private change(key: string, changes: Partial<Outgoing>): void {
    this.set(this.items.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  private set(items: readonly Outgoing[]): void {
    this.items = items;
    for (const listener of [...this.listeners]) listener();
    if (this.keptAs === null) return;
    const kept = items.map(({ key, address, content, at }) => ({ key, address, content, at }));
    void (kept.length > 0 ? this.store.keep(this.keptAs, kept) : this.store.remove(this.keptAs));
  }
}

const boxes = new WeakMap<ApolloClient, Outbox>();

/** The one outbox of a tab; another person's session begins with an empty one. */
export function outboxOf(client: ApolloClient): Outbox {
  let box = boxes.get(client);
  if (!box) {
    boxes.set(client, (box = new Outbox(client, deviceStore)));
    client.onClearStore(() => {
      boxes.get(client)?.close();
      boxes.delete(client);
      return Promise.resolve();
    });
  }
  return box;
}

/** A kept value as outgoing whispers that wait for their author; what an older version kept otherwise is left out. */
function outgoingFrom(kept: unknown): Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: Partial<Outgoing> | null): Outgoing[] => {
    const { key, address, content, at } = each ?? {};
    if (typeof key !== 'string' || typeof content !== 'string' || typeof at !== 'string') return [];
    if (typeof address !== 'object' || address === null) return [];
    return [{ key, address, content, at, state: 'failed', error: null }];
  });
}
