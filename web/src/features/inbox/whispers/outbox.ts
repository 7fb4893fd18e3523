import type { ApolloClient } from '@apollo/client';
import { newKey } from '../../../graphql/idempotency-key';
import { type DeviceStore, deviceStore } from '../../session/device/device-store';
import { addWhisper } from './conversation-cache';
import { SendWhisperDocument, type Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** The target of a whisper: a conversation, or recipients who may already have one. */
export type Address = { conversationId: string } | { handles: readonly string[] };

/** An unsent whisper, in progress or failed. */
export interface Outgoing {
  /** Also the idempotency key, so that retries send it once. */
  key: string;
  address: Address;
  content: string;
  /** When it was written, RFC 3339. */
  at: string;
  state: 'sending' | 'failed';
  /** Why the last attempt failed; null after a reload. */
  error: unknown;
}

/** The prefix of the storage key, followed by the user id; deleted on sign-out. */
export const OUTBOX_PREFIX = 'outbox:';

/** A unique key per target, whatever the order of the recipients. */
export const addressName = (address: Address): string =>
  'conversationId' in address
    ? address.conversationId
    : `@${address.handles
        .map((handle) => handle.toLowerCase())
        .toSorted()
        .join(',')}`;

/**
 * The whispers of a person that the server has not confirmed. They are stored on the device across reloads; only the
 * author retries them. Whispers to one target are sent one after another, to keep their order.
 */
export class Outbox {
  private items: readonly Outgoing[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly lines = new Map<string, Promise<unknown>>();
  private storageKey: string | null = null;

  constructor(
    private readonly client: Pick<ApolloClient, 'cache' | 'query' | 'mutate'>,
    private readonly store: DeviceStore,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** In writing order. */
  read = (): readonly Outgoing[] => this.items;

  /** Reads what an earlier visit left unsent. */
  async open(personId: string): Promise<void> {
    if (this.storageKey !== null) return;
    this.storageKey = OUTBOX_PREFIX + personId;
    const kept = outgoingFrom(await this.store.read(this.storageKey));
    if (kept.length > 0) this.set([...kept, ...this.items]);
  }

  /** @returns the conversation; null if it failed and waits here */
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

  /** Removes whispers that the server has, even if the response to their request was lost. */
  delivered(whispers: readonly Pick<Whisper, 'sentKey'>[]): void {
    const arrived = new Set(whispers.map(({ sentKey }) => sentKey));
    if (this.items.some(({ key }) => arrived.has(key))) this.set(this.items.filter(({ key }) => !arrived.has(key)));
  }

  /** Called at the end of a session: later failures are ignored. */
  close(): void {
    this.storageKey = null;
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
      // In one step, so that it is always shown exactly once.
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
    if (this.storageKey === null) return;
    const kept = items.map(({ key, address, content, at }) => ({ key, address, content, at }));
    void (kept.length > 0 ? this.store.save(this.storageKey, kept) : this.store.remove(this.storageKey));
  }
}

const boxes = new WeakMap<ApolloClient, Outbox>();

/** The outbox of this tab; it is emptied for another session. */
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

/** Parses stored whispers as failed ones; invalid ones are left out. */
function outgoingFrom(kept: unknown): Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: Partial<Outgoing> | null): Outgoing[] => {
    const { key, address, content, at } = each ?? {};
    if (typeof key !== 'string' || typeof content !== 'string' || typeof at !== 'string') return [];
    if (typeof address !== 'object' || address === null) return [];
    return [{ key, address, content, at, state: 'failed', error: null }];
  });
}
