import {
  hashtagPage,
  homePage,
  nodMutation,
  onePost,
  profilePage,
  publishMutation,
  publishThreadMutation,
  threadPage,
  unnodMutation,
} from './queries.mjs';
import { asBrowser, bare, client, graphql, json, rest } from './requests.mjs';
import { webCreate, webHome, webThread } from './web-operations.mjs';

/**
 * The rows of the benchmark. `server` and `baseline` create a row's requests from the world (tokens and ids of the named accounts);
 * `target` is shown in the report: `ratio` is the server's CPU as a multiple of the baseline's, `serverMs` and
 * `postgresMs` are milliseconds of CPU per request; `than` names a row whose figures this one may exceed by the factor `times`.
 * @typedef {object} Row
 * @property {string} name
 * @property {string} title
 * @property {(world: object) => object[]} server requests for autocannon
 * @property {(world: object) => object[]} baseline
 * @property {number} [connections] 10 by default
 * @property {boolean} [writes]
 * @property {boolean} [asWeb] the server answers what the web client or an app asks, which is more than the baseline's response: its ratio only
 * relates the row to the speed of the machine
 * @property {boolean} [byManyAuthors]
 * @property {number} [hides] how many people the reader has blocked and muted; the baseline knows nothing of that
 * @property {boolean} [doesMore] the baseline does only a part of it
 * @property {{ ratio?: number, serverMs?: number, postgresMs?: number, statements?: number, than?: string, times?: number }} target
 */

let written = 0;
/** A quack with a hashtag and a mention, never the same twice. */
function words() {
  written += 1;
  return `Number ${process.pid}-${written} over the pond this morning, and the light was just right, @reader #ducks`;
}

/** Quacks of one author wait for the lock of the author's counter, so more connections would only measure waiting. */
const CREATE_CONNECTIONS = 4;

function creating(author, { body = () => publishMutation(words()), connections = CREATE_CONNECTIONS } = {}) {
  return {
    writes: true,
    connections,
    server: ({ people }) => [
      {
        ...graphql(people[author].token, {}),
        setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
      },
    ],
    baseline: ({ people }) => [
      {
        ...bare(people[author].id, '/quacks', { method: 'POST', headers: { ...json, 'x-viewer': people[author].id } }),
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ content: words() }) }),
      },
    ],
  };
}

/** Quacks of a thread that is published as a whole; each may cost twice as much as one that is published alone. */
const THREAD = 10;
const thread = () => publishThreadMutation(Array.from({ length: THREAD }, words));

/** The same with changing hashtags and mentions. */
function otherWords({ authors, tags }) {
  const { handle } = authors[(written * 7) % authors.length];
  return words().replace('@reader #ducks', `@${handle} #${tags[written % tags.length]}`);
}

let author = 0;
/** The authors take turns, and so do hashtags and mentions, so that none waits for the lock of a counter. */
const creatingAsWeb = {
  writes: true,
  asWeb: true,
  byManyAuthors: true,
  server: (world) => [
    {
      ...asBrowser('', {}),
      setupRequest: (request) => {
        const { token } = world.authors[(author += 1) % world.authors.length];
        const body = otherWords(world);
        const sent = asBrowser(token, webCreate(body));
        return {
          ...request,
          ...sent,
          headers: { ...sent.headers, 'idempotency-key': `bench-${process.pid}-${written}` },
        };
      },
    },
  ],
  baseline: (world) => [
    {
      ...bare('', '/quacks', { method: 'POST' }),
      setupRequest: (request) => {
        const { id } = world.authors[(author += 1) % world.authors.length];
        return {
          ...request,
          headers: { ...json, 'x-viewer': id },
          body: JSON.stringify({ content: otherWords(world) }),
        };
      },
    },
  ],
};

let turn = 0;
/** Gives a nod and removes it; each connection then continues with another quack. */
const nodding = (give, take) => (world) => {
  const nextQuack = () => world.quacks[(turn += 1) % world.quacks.length];
  return [
    {
      ...give(world, ''),
      setupRequest: (request, context) => ({ ...request, ...give(world, (context.quack ??= nextQuack())) }),
    },
    { ...take(world, ''), setupRequest: (request, context) => ({ ...request, ...take(world, context.quack) }) },
  ];
};

/** @type {Row[]} */
const plainRows = [
  {
    name: 'home',
    title: 'home of reader (GraphQL)',
    server: ({ people }) => [graphql(people.reader.token, homePage('FOLLOWING'))],
    baseline: ({ people }) => [bare(people.reader.id, '/home')],
    target: { ratio: 3, postgresMs: 0.6, statements: 2 },
  },
  {
    name: 'client-home',
    title: "home (Mastodon's API)",
    asWeb: true,
    server: (world) => [client(world, '/api/v1/timelines/home')],
    baseline: ({ people }) => [bare(people.reader.id, '/home')],
    target: { than: 'home', times: 1.3, statements: 2 },
  },
  {
    name: 'client-everyone',
    title: "everyone (Mastodon's API)",
    asWeb: true,
    server: (world) => [client(world, '/api/v1/timelines/public')],
    baseline: ({ people }) => [bare(people.reader.id, '/everyone')],
    target: { than: 'everyone', times: 1.3, statements: 2 },
  },
  {
    name: 'client-poll',
    title: "nothing new at home (Mastodon's API)",
    asWeb: true,
    server: (world) => [client(world, `/api/v1/timelines/home?limit=1&since_id=${world.app.newest}`)],
    baseline: ({ people }) => [bare(people.reader.id, '/home')],
    target: { serverMs: 0.2, statements: 1 },
  },
  {
    name: 'home-superfan',
    title: 'home of superfan',
    server: ({ people }) => [graphql(people.superfan.token, homePage('FOLLOWING'))],
    baseline: ({ people }) => [bare(people.superfan.id, '/home')],
    target: { than: 'home', times: 1.5, statements: 2 },
  },
  {
    name: 'everyone',
    title: 'everyone (GraphQL)',
    server: ({ people }) => [graphql(people.reader.token, homePage('EVERYONE'))],
    baseline: ({ people }) => [bare(people.reader.id, '/everyone')],
    target: { ratio: 3, postgresMs: 0.4, statements: 3 },
  },
  {
    name: 'rest-posts',
    title: 'GET /api/posts',
    // Of what is newer than the baseline: visibility, sensitive media, quotes, polls.
    doesMore: true,
    server: (world) => [rest(world, '/api/posts?pageSize=20')],
    baseline: ({ people }) => [bare(people.reader.id, '/posts')],
    target: { ratio: 2, postgresMs: 0.4, statements: 2 },
  },
  {
    name: 'profile',
    title: 'profile of star with quacks',
    server: ({ people }) => [graphql(people.reader.token, profilePage('star'))],
    baseline: ({ people }) => [bare(people.reader.id, '/profile?handle=star')],
    target: { ratio: 3, postgresMs: 0.4, statements: 3 },
  },
  {
    name: 'hashtag',
    title: 'hashtag page',
    server: ({ people }) => [graphql(people.reader.token, hashtagPage('ducks'))],
    baseline: ({ people }) => [bare(people.reader.id, '/hashtag?tag=ducks')],
    target: { ratio: 3, postgresMs: 0.4, statements: 3 },
  },
  {
    name: 'thread',
    title: 'thread with 200 replies, depth 3',
    server: ({ people, busy }) => [graphql(people.reader.token, threadPage(busy))],
    baseline: ({ people, busy }) => [bare(people.reader.id, `/thread?id=${busy}`)],
    target: { ratio: 4, postgresMs: 0.8, statements: 4 },
  },
  {
    name: 'rest-profile',
    title: "star's quacks (REST)",
    doesMore: true,
    server: (world) => [rest(world, `/api/posts/user/${world.people.star.id}?pageSize=20`)],
    baseline: ({ people }) => [bare(people.reader.id, `/posts-of?id=${people.star.id}`)],
    target: { ratio: 3, postgresMs: 0.4, statements: 3 },
  },
  {
    name: 'rest-replies',
    title: '20 replies (REST)',
    doesMore: true,
    server: (world) => [rest(world, `/api/posts/${world.busy}/replies?pageSize=20`)],
    baseline: ({ people, busy }) => [bare(people.reader.id, `/replies?id=${busy}`)],
    target: { ratio: 3, postgresMs: 0.8, statements: 4 },
  },
  {
    name: 'post',
    title: 'one post (GraphQL)',
    server: ({ people, quacks }) => [graphql(people.reader.token, onePost(quacks[0]))],
    baseline: ({ people, quacks }) => [bare(people.reader.id, `/post?id=${quacks[0]}`)],
    target: { ratio: 3, postgresMs: 0.2, statements: 1 },
  },
  {
    name: 'rest-post',
    title: 'one post (REST)',
    doesMore: true,
    server: (world) => [rest(world, `/api/posts/${world.quacks[0]}`)],
    baseline: ({ people, quacks }) => [bare(people.reader.id, `/rest-post?id=${quacks[0]}`)],
    target: { ratio: 3, postgresMs: 0.2, statements: 1 },
  },
  {
    name: 'nod',
    title: 'nod, unnod',
    writes: true,
    server: nodding(
      ({ people }, id) => graphql(people.reader.token, nodMutation(id)),
      ({ people }, id) => graphql(people.reader.token, unnodMutation(id)),
    ),
    baseline: nodding(
      ({ people }, id) => bare(people.reader.id, `/nods?id=${id}`, { method: 'POST' }),
      ({ people }, id) => bare(people.reader.id, `/nods?id=${id}`, { method: 'DELETE' }),
    ),
    target: { serverMs: 0.8, postgresMs: 0.5, statements: 4 },
  },
  {
    name: 'create',
    title: 'create, 100 followers',
    ...creating('writer'),
    target: { serverMs: 1.2, postgresMs: 0.8 },
  },
  {
    name: 'create-parallel',
    title: 'create by one author, 10 connections',
    ...creating('writer', { connections: 10 }),
    target: { than: 'create', times: 1.5 },
  },
  {
    // The baseline publishes one quack, so only the comparison with `create` says something.
    name: 'create-thread',
    title: `create a thread of ${THREAD}`,
    doesMore: true,
    ...creating('writer', { body: thread }),
    target: { than: 'create', times: 2 * THREAD },
  },
  {
    name: 'create-star',
    title: 'create by star',
    ...creating('star'),
    target: { than: 'create', times: 1.5 },
  },
  {
    name: 'web-home',
    title: 'home, as the web client asks',
    asWeb: true,
    server: ({ people }) => [asBrowser(people.reader.token, webHome())],
    baseline: ({ people }) => [bare(people.reader.id, '/home')],
    target: { serverMs: 1.2, statements: 2 },
  },
  {
    name: 'web-thread',
    title: 'thread, as the web client asks',
    asWeb: true,
    server: ({ people, busy }) => [asBrowser(people.reader.token, webThread(busy))],
    baseline: ({ people, busy }) => [bare(people.reader.id, `/thread?id=${busy}`)],
    target: { serverMs: 4, statements: 3 },
  },
  {
    name: 'web-create',
    title: 'create, as the web client does',
    ...creatingAsWeb,
    target: { serverMs: 1.2, postgresMs: 1.2, statements: 4 },
  },
];

/** The same for a reader who blocked and muted that many people; few of them are on a page. */
const hiding = (name, hides, times) => {
  const row = plainRows.find((one) => one.name === name);
  return {
    ...row,
    name: `${name}-hides-${hides}`,
    title: `${name}, hiding ${hides}`,
    hides,
    target: { than: name, times },
  };
};

export const rows = [
  ...plainRows,
  ...['home', 'everyone', 'profile', 'thread'].flatMap((name) => [hiding(name, 100, 1.2), hiding(name, 5_000, 1.5)]),
];

/** A thousand subscribed sockets: those of our own clients, and those of apps for Mastodon. */
export const SOCKET_ROWS = { sockets: 'graphql', 'client-sockets': 'streaming' };

/** Figures of the process as a whole, beside the rows of requests. */
export const PROCESS_ROWS = [...Object.keys(SOCKET_ROWS), 'memory', 'start'];

/** Rows whose PostgreSQL share must hardly grow with the data. */
export const GROWTH_ROWS = ['home', 'everyone', 'hashtag', 'profile', 'thread'];
export const MOST_GROWTH = 1.3;
