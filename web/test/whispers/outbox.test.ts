import { describe, expect, it } from '@jest/globals';
import type { ApolloClient } from '@apollo/client';
import { createCache } from '../../src/graphql/cache';
import type { DeviceStore } from '../../src/features/session/device/device-store';
import { type Address, addressName, Outbox, OUTBOX_PREFIX } from '../../src/features/inbox/whispers/outbox';

class Memory implements DeviceStore {
  readonly kept = new Map<string, unknown>();
  read = (key: string) => Promise.resolve(this.kept.get(key));
  save = (key: string, value: unknown) => Promise.resolve(void this.kept.set(key, structuredClone(value)));
  remove = (key: string | { prefix: string }) => Promise.resolve(void this.kept.delete(key as string));
}

/** A server that accepts whispers while it is reachable; each idempotency key once. */
class Pond {
  isAway = false;
  readonly tries: string[] = [];
  readonly stored = new Map<string, string>();
  readonly client = {
    cache: createCache(),
    query: () => Promise.resolve({ data: { conversation: null } }),
    mutate: ({
      variables,
      context,
    }: {
      variables: { input: { content: string } };
      context: { idempotencyKey: string };
    }) => {
      const { content } = variables.input;
      this.tries.push(content);
      if (this.isAway) return Promise.reject(new TypeError('away'));
      this.stored.set(context.idempotencyKey, content);
      return Promise.resolve({ data: { sendWhisper: whisper(content) } });
    },
  } as unknown as ApolloClient;
}

const whisper = (content: string, sentKey: string | null = null) => ({
  __typename: 'Whisper' as const,
  id: `w-${content}`,
  conversationId: 'c',
  content,
  entities: [],
  sentKey,
  createdAt: '2026-06-01T12:00:00.000Z',
  author: {
    __typename: 'User' as const,
    id: 'ada',
    handle: 'ada',
    displayName: '',
    imageUrl: null,
    viewerIsSelf: true,
  },
});

const here: Address = { conversationId: 'c' };
const waiting = (outbox: Outbox) => outbox.read().map(({ content, state }) => [content, state]);

describe('a whisper that is sent', () => {
  it('leaves the outbox once the server has it, and says where it went', async () => {
    const outbox = new Outbox(new Pond().client, new Memory());

    const sent = outbox.send(here, 'hello');
    expect(waiting(outbox)).toEqual([['hello', 'sending']]);

    expect(await sent).toBe('c');
    expect(waiting(outbox)).toEqual([]);
  });

  it('follows the one before it, so that they arrive in order', async () => {
    const pond = new Pond();
    const outbox = new Outbox(pond.client, new Memory());

    await Promise.all(['one', 'two', 'three'].map((content) => outbox.send(here, content)));

    expect(pond.tries).toEqual(['one', 'two', 'three']);
  });
});

describe('a whisper that did not get through', () => {
  it('stays, and is one whisper however often it is tried', async () => {
    const pond = new Pond();
    const outbox = new Outbox(pond.client, new Memory());
    pond.isAway = true;
    await outbox.send(here, 'hello');
    const [first] = outbox.read();
    expect(waiting(outbox)).toEqual([['hello', 'failed']]);

    pond.isAway = false;
    expect(await outbox.retry(first!.key)).toBe('c');

    expect(pond.tries).toEqual(['hello', 'hello']);
    expect([...pond.stored]).toEqual([[first!.key, 'hello']]);
    expect(waiting(outbox)).toEqual([]);
  });

  it('is there after a reload, under the same key, and waits for its author', async () => {
    const [pond, memory] = [new Pond(), new Memory()];
    pond.isAway = true;
    const before = new Outbox(pond.client, memory);
    await before.open('ada');
    await before.send(here, 'hello');

    const after = new Outbox(pond.client, memory);
    await after.open('ada');

    expect(after.read().map(({ key, state }) => [key, state])).toEqual([[before.read()[0]!.key, 'failed']]);
    expect(pond.tries).toEqual(['hello']);
  });

  it("is not another person's, and is gone when it is given up", async () => {
    const [pond, memory] = [new Pond(), new Memory()];
    pond.isAway = true;
    const outbox = new Outbox(pond.client, memory);
    await outbox.open('ada');
    await outbox.send(here, 'hello');
    const bea = new Outbox(pond.client, memory);
    await bea.open('bea');
    expect(bea.read()).toEqual([]);

    outbox.discard(outbox.read()[0]!.key);

    expect(memory.kept.has(`${OUTBOX_PREFIX}ada`)).toBe(false);
  });

  it('has arrived where the server has one under its key, and not where one says the same', async () => {
    const pond = new Pond();
    const outbox = new Outbox(pond.client, new Memory());
    pond.isAway = true;
    await outbox.send(here, 'hello');
    await outbox.send(here, 'hello');
    const [first, second] = outbox.read();

    outbox.delivered([whisper('hello', 'of another tab'), whisper('hello')]);
    expect(waiting(outbox)).toHaveLength(2);
    outbox.delivered([whisper('hello', second!.key)]);

    expect(outbox.read()).toEqual([first]);
  });
});

describe('the address of a whisper', () => {
  it('is the same in whichever order the people stand', () => {
    expect(addressName({ handles: ['Bea', 'ada'] })).toBe(addressName({ handles: ['ADA', 'bea'] }));
  });
});
