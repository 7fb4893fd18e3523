import type { TestApp } from '../../api/support/app.js';
import { Client, type Json, type RestAnswer } from '../../api/support/client.js';
import type { Person } from '../../api/support/world.js';
import { Acts } from './acts.js';
import { appToken } from './client-app.js';

/** Someone who owns what a test names, through an app that may do everything, and with friends. */
export interface Owner extends Person {
  readonly appToken: string;
  readonly client: Client;
  readonly acts: Acts;
  /** Someone new each time. */
  readonly friend: () => Promise<Person>;
  /** Until every event has been handled. */
  readonly settled: () => Promise<void>;
}

export async function ownerNamed(app: TestApp, handle: string, scope: string): Promise<Owner> {
  const person = await app.world.person(handle);
  const token = await appToken(app, person, scope);
  const client = new Client(app.url, token);
  await client.rest('PATCH', '/v1/accounts/update_credentials', { locked: true });
  return {
    ...person,
    appToken: token,
    client,
    acts: new Acts(app),
    friend: () => app.world.another('friend'),
    settled: () => app.settled(),
  };
}

interface OwnThing {
  /** @returns its id, and where requests need more to name it, that by its parameters */
  readonly make: (owner: Owner) => Promise<string | { id: string; [parameter: string]: string }>;
  /** What its owner reads of it. */
  readonly read: (owner: Owner, id: string) => Promise<Json>;
}

const at =
  (path: string) =>
  async ({ client }: Owner, id: string): Promise<Json> =>
    found(id, await client.get(path.replace('{id}', id)));

/** Of those in a list. */
const among =
  (path: string) =>
  async ({ client }: Owner, id: string): Promise<Json> => {
    const { status, body } = await client.get(path);
    const one: Json = body.find((each: Json) => each.id === id);
    return found(id, { status: one ? status : 404, body: one });
  };

function found(id: string, { status, body }: Pick<RestAnswer, 'status' | 'body'>): Json {
  if (status !== 200) throw new Error(`Its owner finds no ${id}: ${status}`);
  return body;
}

const made = async (client: Client, path: string, body: object): Promise<Json> => {
  const answer = await client.post(path, body);
  if (answer.status !== 200) throw new Error(`${path} made nothing: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const filter = { title: 'Geese', context: ['home'], keywords_attributes: [{ keyword: 'geese' }, { keyword: 'swans' }] };
const status = (body: object) => async (owner: Owner) => (await made(owner.client, '/v1/statuses', body)).id as string;

/** The latest notification of a friend's nod. */
async function nodded(owner: Owner): Promise<Json> {
  const [friend, id] = [await owner.friend(), await owner.acts.quack(owner, 'Nod to this')];
  await owner.acts.follow(owner, friend);
  await owner.acts.on(friend, 'nodPost', id);
  await owner.settled();
  return (await owner.client.get(`/v1/notifications?account_id=${friend.id}`)).body[0];
}

/** What belongs to one person, and can be named by its id. Each is made anew for each route that names it. */
export const OWN_THINGS = {
  list: {
    make: async (owner) => {
      const friend = await owner.friend();
      return { id: await owner.acts.list(owner, {}, { userId: friend.id }), 'account_ids[]': friend.id };
    },
    read: async (owner, id) => [await at('/v1/lists/{id}')(owner, id), await at('/v1/lists/{id}/accounts')(owner, id)],
  },
  filter: {
    make: async ({ client }) => (await made(client, '/v2/filters', filter)).id as string,
    read: at('/v2/filters/{id}'),
  },
  keyword: {
    make: async ({ client }) => (await made(client, '/v2/filters', filter)).keywords[0].id as string,
    read: at('/v2/filters/keywords/{id}'),
  },
  'scheduled status': {
    make: ({ client }) => {
      const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
      return made(client, '/v1/statuses', { status: 'later', scheduled_at }).then(({ id }) => id as string);
    },
    read: at('/v1/scheduled_statuses/{id}'),
  },
  upload: { make: (owner) => owner.acts.picture(owner), read: at('/v1/media/{id}') },
  notification: {
    make: async (owner) => (await nodded(owner)).id as string,
    read: at('/v1/notifications/{id}'),
  },
  'notification group': {
    make: async (owner) => (await nodded(owner)).group_key as string,
    read: at('/v2/notifications/{id}'),
  },
  'notification request': {
    make: async (owner) => {
      const [stranger, id] = [await owner.friend(), await owner.acts.quack(owner, 'Nod to this, too')];
      await owner.client.rest('PATCH', '/v2/notifications/policy', { for_not_following: 'filter' });
      await owner.acts.on(stranger, 'nodPost', id);
      await owner.settled();
      return stranger.id;
    },
    read: at('/v1/notifications/requests/{id}'),
  },
  conversation: {
    make: async (owner) => {
      const send = 'mutation ($to: [String!]!) { sendWhisper(input: { to: $to, content: "psst" }) { conversationId } }';
      const { sendWhisper } = await owner.acts.graphql(await owner.friend(), send, { to: [owner.handle] });
      return sendWhisper.conversationId as string;
    },
    read: among('/v1/conversations'),
  },
  /** Its id is that of the person, as for the notification request. */
  'follow request': {
    make: async (owner) => {
      const friend = await owner.friend();
      await owner.acts.follow(friend, owner);
      return friend.id;
    },
    read: among('/v1/follow_requests'),
  },
  status: { make: status({ status: 'mine' }), read: at('/v1/statuses/{id}') },
  'private status': {
    make: status({ status: 'for followers', visibility: 'private' }),
    read: at('/v1/statuses/{id}'),
  },
  // Not of the owner, who follows its author: no one votes in their own.
  'private poll': {
    make: async (owner) => {
      const [friend, poll] = [await owner.friend(), { options: ['this', 'that'], durationMinutes: 60 }];
      await owner.acts.follow(owner, friend);
      return owner.acts.quack(friend, 'which?', { visibility: 'FOLLOWERS', poll });
    },
    read: at('/v1/polls/{id}'),
  },
  whisper: {
    make: async (owner) => {
      const visibility = 'direct';
      return { id: await status({ status: `@${(await owner.friend()).handle} psst`, visibility })(owner), visibility };
    },
    read: at('/v1/statuses/{id}'),
  },
  quote: {
    make: async (owner) => {
      const id = await owner.acts.quack(owner, 'Quote this', { quoteRule: 'EVERYONE' });
      const quotingId = await owner.acts.quack(await owner.friend(), 'Look', { quotePostId: id });
      return { id, quotingId };
    },
    read: async (owner, id) => [
      await at('/v1/statuses/{id}')(owner, id),
      await at('/v1/statuses/{id}/quotes')(owner, id),
    ],
  },
} as const satisfies Readonly<Record<string, OwnThing>>;

export type Own = keyof typeof OWN_THINGS;

/** What lists show to its owner alone. */
export const LISTED = [
  'list',
  'filter',
  'keyword',
  'scheduled status',
  'notification',
  'notification group',
  'conversation',
  'private status',
  'private poll',
  'whisper',
] as const satisfies readonly Own[];

/** A thing by its id in the path, or in another parameter or field: `upload as media_ids[]` in a list. */
export type Named = Own | `${Own} as ${string}`;

/** One of its kind, made now. */
export class Made {
  private constructor(
    private readonly owner: Owner,
    readonly kind: Own,
    private readonly ids: { readonly id: string; readonly [parameter: string]: string },
    private readonly parameter: string,
  ) {}

  static async of(named: Named, owner: Owner): Promise<Made> {
    const [kind, parameter = 'id'] = named.split(' as ') as [Own, string?];
    const ids = await OWN_THINGS[kind].make(owner);
    return new Made(owner, kind, typeof ids === 'string' ? { id: ids } : ids, parameter);
  }

  get id(): string {
    return this.ids.id;
  }

  /** By which a request names it. */
  get fields(): Readonly<Record<string, string | readonly string[]>> {
    const { id, ...others } = this.ids;
    return { ...others, [this.parameter]: this.parameter.endsWith('[]') ? [id] : id };
  }

  /** As its owner reads it. */
  read(): Promise<Json> {
    return OWN_THINGS[this.kind].read(this.owner, this.ids.id);
  }
}
