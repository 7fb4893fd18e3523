import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client as SocketClient } from 'graphql-ws';
import { Redis } from 'ioredis';
import type { Json } from '../api/support/client.js';
import { Listening } from '../api/support/listening.js';
import { addressOf } from './support/address.js';
import { ExternalDatabase } from './support/external-database.js';
import { Process } from './support/process.js';
import { Replica, ROOT_PASSWORD } from './support/replica.js';

const ROADS = ['PostgreSQL', 'Redis'] as const;

const SAY = `mutation($reply: CreatePostInput!, $whisper: SendWhisperInput!) {
  createPost(input: $reply) { post { id } }
  sendWhisper(input: $whisper) { id }
}`;
const REPLY = 'mutation($reply: CreatePostInput!) { createPost(input: $reply) { post { id } } }';

/** Comes after everything else, so that what would have come twice is there. */
const LAST = 'the end';

describe.each(ROADS)('two servers that talk by %s', (road) => {
  let database: ExternalDatabase;
  let here: Replica;
  let there: Replica;

  beforeAll(async () => {
    database = await ExternalDatabase.create();
    await new Process('migrate', { DATABASE_URL: database.url }).ended;
    const settings = road === 'Redis' ? { REDIS_URL: addressOf('TEST_REDIS_URL') } : undefined;
    [here, there] = await Promise.all([Replica.start(database, settings), Replica.start(database, settings)]);
  });

  afterAll(async () => {
    const ends = await Promise.all([here.stop(), there.stop()]);
    await database.drop();
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  });

  it('show a quack of the one to a subscriber of the other, once and in order', async () => {
    const { token } = await here.signIn(await here.register('ada'));
    const socket = there.as(token).socket();
    const seen: string[] = [];
    await listen(socket, (content) => seen.push(content));
    // The protocol doesn't say when a subscription has begun.
    await until(async () => {
      await here.quack(token, 'Can you hear me?');
      return seen.length > 0;
    });
    const contents = Array.from({ length: 20 }, (_, index) => `quack ${index}`);

    for (const content of [...contents, LAST]) await here.quack(token, content);

    await until(() => seen.includes(LAST));
    expect(seen.filter((content) => content.startsWith('quack'))).toEqual(contents);
    await socket.dispose();
  });

  it('tell a subscriber of the other of replies, notifications and whispers, each once', async () => {
    const [eli, fay] = await Promise.all(['eli', 'fay'].map(async (name) => here.signIn(await here.register(name))));
    const [as, at] = [here.as(eli!.token), there.as(fay!.token)];
    const postId = await here.quack(fay!.token, 'Ask me anything.');
    const otherId = await here.quack(fay!.token, 'Is this on?');
    const replies = new Listening<Json>(at, 'subscription($id: ID!) { replyAdded(rootPostId: $id) { content } }', {
      id: postId,
    });
    const notices = new Listening<Json>(at, 'subscription { notificationAdded { kind post { content } } }', {});
    const whispers = new Listening<Json>(at, 'subscription { whisperAdded { content } }', {});
    const say = async (words: string, parentPostId = postId) => {
      const { errors } = await as.graphql(SAY, {
        reply: { content: `reply ${words}`, parentPostId },
        whisper: { to: ['fay'], content: `whisper ${words}` },
      });
      expect(errors).toBeUndefined();
    };
    const received = () => [replies, whispers, notices].map(({ arrivals }) => arrivals.map(toContent));
    const haveAll = (words: string) => received().every((all) => all.some((content) => content.endsWith(words)));
    // The notification of replies to one quack is sent again with each, and shows the newest, so those of before are to another.
    await until(async () => {
      await at.graphql(REPLY, { reply: { content: 'reply before', parentPostId: postId } });
      await say('before', otherId);
      return haveAll('before');
    });

    const numbers = Array.from({ length: 5 }, (_, n) => String(n));
    for (const words of [...numbers, LAST]) {
      await say(words);
      // Handlers of two transactions run beside each other, so the notification of a later reply can come first.
      await until(() => haveAll(words));
    }

    const ofNumbers = (all: string[]) => all.filter((content) => /\d$/.test(content));
    const said = numbers.map((n) => `reply ${n}`);
    expect(received().map(ofNumbers)).toEqual([said, numbers.map((n) => `whisper ${n}`), said]);
    expect(new Set(notices.arrivals.map(({ kind }) => kind))).toEqual(new Set(['REPLY']));
    await Promise.all([replies, notices, whispers].map((one) => one.stop()));
  });

  it('tell their listeners of maintenance that the other one began and ended, and refuse calls during it', async () => {
    const { token } = await here.signIn({ handle: 'root', password: ROOT_PASSWORD });
    const socket = there.as(null).socket();
    const told: boolean[] = [];
    socket.subscribe<{ maintenanceChanged: { isUnderMaintenance: boolean } }>(
      { query: 'subscription { maintenanceChanged { isUnderMaintenance } }' },
      {
        next: ({ data }) => data && told.push(data.maintenanceChanged.isUnderMaintenance),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await until(() => told.length === 1);
    const create = 'mutation { createMaintenance(input: { isActive: true }) { id } }';

    const { data } = await here.as(token).graphql(create);
    await until(() => told.length === 2);
    const during = await there.as(null).get('/posts');
    await here.as(token).delete(`/maintenance/${data.createMaintenance.id}`);
    await until(() => told.length === 3);
    const after = await there.as(null).get('/posts');

    expect(told).toEqual([false, true, false]);
    expect([during.status, after.status]).toEqual([503, 200]);
    await socket.dispose();
  });

  it('accept what the other signed, and close the sockets of a session that the other ended', async () => {
    const account = await here.register('bea');
    const [own, other] = [await here.signIn(account), await there.signIn(account)];
    const socket = there.as(other.token).socket();
    let closed = false;
    socket.on('closed', () => (closed = true));
    await listen(socket, () => undefined);
    const { data } = await here.as(own.token).graphql('{ viewer { sessions { id isCurrent } } }');
    const [{ id }] = data.viewer.sessions.filter((session: { isCurrent: boolean }) => !session.isCurrent);

    await here.as(own.token).graphql('mutation($id: ID!) { revokeSession(id: $id) { deletedId } }', { id });

    await until(() => closed);
    await until(async () => (await there.as(other.token).graphql('{ viewer { email } }')).status === 401);
  });

  it('give the same successor to two refreshes of one token', async () => {
    const { refreshToken } = await here.signIn(await here.register('cleo'));
    const refresh = (replica: Replica) =>
      replica
        .as(null)
        .graphql('mutation($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { refreshToken } }', {
          refreshToken,
        });

    const [one, two] = await Promise.all([refresh(here), refresh(there)]);

    expect(one.data.refreshToken.refreshToken).not.toBe(refreshToken);
    expect(two.data.refreshToken.refreshToken).toBe(one.data.refreshToken.refreshToken);
  });

  it(`send it by ${road}`, async () => {
    const { token } = await here.signIn(await here.register('dov'));
    const redis = new Redis(addressOf('TEST_REDIS_URL'));
    const heard: string[] = [];
    redis.on('pmessage', (_pattern, channel) => heard.push(channel));
    await redis.psubscribe(`*${database.name}*`);
    const socket = there.as(token).socket();
    const seen: string[] = [];
    await listen(socket, (content) => seen.push(content));

    await until(async () => {
      await here.quack(token, 'Which way?');
      return seen.length > 0;
    });

    expect(heard.length > 0).toBe(road === 'Redis');
    redis.disconnect();
    await socket.dispose();
  });
});

const toContent = ({ content, post }: Json): string => content ?? post.content;

/** Subscribes; resolves when the socket is connected. */
async function listen(socket: SocketClient, seen: (content: string) => void): Promise<void> {
  const opened = new Promise((resolve) => socket.on('connected', resolve));
  socket.subscribe<{ postAdded: { content: string } }>(
    { query: 'subscription { postAdded(feed: EVERYONE) { content } }' },
    { next: ({ data }) => data && seen(data.postAdded.content), error: () => undefined, complete: () => undefined },
  );
  await opened;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error('It did not come true in a minute.');
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
