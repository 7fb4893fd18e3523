import type { MuteScopeName } from '#people/ties/mute-scopes.js';
import type { Client, Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';

/*
 * Where people and posts are named: one row for every query of GraphQL, field of the viewer and GET route of REST. Each row is
 * asked by two people one of whom blocks the other, by someone else and by a visitor, and again by someone who has muted the
 * other in each scope, by everyone while one of them is limited and suspended, and about what is unlisted and for followers. A new operation is one line: a row in SURFACES, or its name in NAMES_NO_ONE with the reason.
 */

/** Who wrote what. `blocker` blocks `blocked`, who each wrote before to and about `other`, and she to both of them. */
export interface Scene {
  readonly blocker: Person;
  readonly blocked: Person;
  readonly other: Person;
  /** The hashtag of their quacks. */
  readonly tag: string;
  /** A quack of each of them. */
  readonly quacks: Readonly<Record<'blocker' | 'blocked' | 'other', string>>;
  /** A post that quotes one of them, of someone else. */
  readonly quotes: Readonly<Record<'blocker' | 'blocked', string>>;
}

/** Who may find something: the author, a follower, a stranger who is signed in, and a visitor. */
export type Finder = 'author' | 'follower' | 'stranger' | 'visitor';

/** Who finds what is unlisted and for followers, of those who find what is public. */
interface Finders {
  readonly UNLISTED: readonly Finder[];
  readonly FOLLOWERS: readonly Finder[];
}
/** People who may read it: profiles, threads and what is asked by its id. The follower is mentioned, too. */
const READERS: Finders = { UNLISTED: ['author', 'follower', 'stranger', 'visitor'], FOLLOWERS: ['author', 'follower'] };
/** Lists of strangers. */
const NOBODY: Finders = { UNLISTED: [], FOLLOWERS: [] };
const AUTHOR: Finders = { UNLISTED: ['author'], FOLLOWERS: ['author'] };
const SEARCHERS: Finders = { UNLISTED: ['author'], FOLLOWERS: ['author', 'follower'] };
/** A list has what profiles show. */
const CHOSEN: Finders = { UNLISTED: ['author', 'follower', 'stranger'], FOLLOWERS: ['author', 'follower'] };
const AT_HOME: Finders = { UNLISTED: ['author', 'follower'], FOLLOWERS: ['author', 'follower'] };
/** The same where it is the follower's own: nods, and mentions. */
const CONCERNED: Finders = { UNLISTED: ['author', 'follower'], FOLLOWERS: ['author', 'follower'] };

/** What one of the two finds of the other. */
type Sees = 'all' | 'nothing' | 'stub';

export interface Surface {
  /** Asks as someone for what may hold both people's words or names. The answer is searched for them. */
  readonly ask: (client: Client, scene: Scene, me: Person | null) => Promise<Json>;
  /** What the blocker finds of the blocked; nothing by default. */
  readonly blocker?: Sees;
  /** What the blocked finds of the blocker; nothing by default. */
  readonly blocked?: Sees;
  /** The scopes in which a mute leaves the other out; none by default. */
  readonly mutes?: readonly MuteScopeName[];
  /** What strangers find of someone who is limited; nothing where a mute hides people too, else all. */
  readonly limited?: Sees;
  /** The same for followers; all by default. */
  readonly limitedForFollowers?: Sees;
  /** What anyone finds of someone who is suspended; nothing by default. */
  readonly suspended?: Sees;
  /** Who finds what isn't public; whoever may read it by default. */
  readonly finders?: Finders;
  /** Only people who are signed in have it. */
  readonly isPrivate?: true;
}

/** Of `Surface.finders`, its default. */
export const findersOf = ({ finders = READERS }: Surface): Finders => finders;

const NODE = '{ content author { handle } }';
const POSTS = `{ edges { node ${NODE} } }`;
const PEOPLE = '{ edges { node { handle bio followerCount } } }';
const LISTS = ['LISTS'] as const;

const graphql =
  (query: string, variables: (scene: Scene, me: Person | null) => Record<string, unknown> = () => ({})) =>
  async (client: Client, scene: Scene, me: Person | null): Promise<Json> =>
    (await client.graphql(query, variables(scene, me))).data;
const rest =
  (path: (scene: Scene, me: Person | null) => string) =>
  async (client: Client, scene: Scene, me: Person | null): Promise<Json> =>
    (await client.get(path(scene, me))).body;
/** The two of the scene who are not the other: for what is asked about one of them. */
const counterpart = ({ blocker, blocked }: Scene, me: Person | null) => (me?.id === blocker.id ? blocked : blocker);
const theirQuack = ({ blocker, quacks }: Scene, me: Person | null) =>
  me?.id === blocker.id ? quacks.blocked : quacks.blocker;
const theirQuote = ({ blocker, quotes }: Scene, me: Person | null) =>
  me?.id === blocker.id ? quotes.blocked : quotes.blocker;
const tagOf = ({ tag }: Scene) => ({ tag });
const list = (field: string) => graphql(`query { viewer { ${field} } }`);

/** Someone who is suspended finds no lists. */
async function ofFirstList(client: Client, what: string): Promise<Json> {
  const [list] = ((await client.get('/lists')).body.data ?? []) as Json[];
  return list && (await client.get(`/lists/${list.id}/${what}`)).body;
}

export const SURFACES: Readonly<Record<string, Surface>> = {
  'Query.frontPosts': {
    ask: graphql(`{ frontPosts(first: 20) ${NODE} }`),
    mutes: LISTS,
    finders: NOBODY,
    // One list for everyone.
    limitedForFollowers: 'nothing',
  },
  'Hashtag.posts': {
    ask: graphql(`query ($tag: String!) { hashtag(tag: $tag) { posts(first: 50) ${POSTS} } }`, tagOf),
    mutes: LISTS,
    finders: AUTHOR,
  },
  'Hashtag.topPosts': {
    ask: graphql(`query ($tag: String!) { hashtag(tag: $tag) { topPosts(first: 3) ${NODE} } }`, tagOf),
    mutes: LISTS,
    finders: NOBODY,
  },
  'Hashtag.people': {
    ask: graphql('query ($tag: String!) { hashtag(tag: $tag) { people(first: 30) { handle } } }', tagOf),
    mutes: ['SUGGESTIONS'],
  },
  'Query.nearbyPosts': {
    ask: graphql(`{ nearbyPosts(latitude: 32.08, longitude: 34.78, radiusKm: 5) ${POSTS} }`),
    mutes: LISTS,
    finders: NOBODY,
  },
  'Query.newReplies': {
    ask: graphql(
      `query ($id: ID!) { newReplies(postId: $id, since: "2020-01-01T00:00:00Z") ${NODE} }`,
      ({ quacks }) => ({ id: quacks.other }),
    ),
    blocker: 'all',
  },
  'Query.popularPosts': { ask: graphql(`{ popularPosts(first: 50) ${POSTS} }`), mutes: LISTS, finders: NOBODY },
  'Query.post': {
    ask: graphql(`query ($id: ID!) { post(id: $id) ${NODE} }`, (scene, me) => ({ id: theirQuack(scene, me) })),
    blocker: 'all',
  },
  'Post.replies': {
    ask: graphql(`query ($id: ID!) { post(id: $id) { replies ${POSTS} } }`, ({ quacks }) => ({ id: quacks.other })),
    blocker: 'all',
  },
  'Post.quotes': {
    ask: graphql(`query ($id: ID!) { post(id: $id) { quotes(first: 50) ${POSTS} } }`, ({ quacks }) => ({
      id: quacks.other,
    })),
    finders: SEARCHERS,
  },
  'Post.quote': {
    ask: graphql(`query ($id: ID!) { post(id: $id) { quote { post ${NODE} } } }`, (scene, me) => ({
      id: theirQuote(scene, me),
    })),
    blocker: 'all',
    limited: 'nothing',
  },
  'Post.noddedBy': {
    ask: graphql(`query ($id: ID!) { post(id: $id) { noddedBy ${PEOPLE} } }`, ({ quacks }) => ({ id: quacks.other })),
  },
  'Post.requackedBy': {
    ask: graphql(`query ($id: ID!) { post(id: $id) { requackedBy ${PEOPLE} } }`, ({ quacks }) => ({
      id: quacks.other,
    })),
  },
  'Query.stream of people followed, with what they requack': {
    ask: graphql(`{ stream(feed: FOLLOWING, first: 50) { edges { node { content requackOf ${NODE} } } } }`),
    mutes: ['HOME_QUACKS'],
    limited: 'nothing',
    finders: AT_HOME,
    isPrivate: true,
  },
  'User.posts of who requacks': {
    ask: graphql(
      `query ($handle: String!) { user(handle: $handle) { posts { edges { node { requackOf ${NODE} } } } } }`,
      ({ other }) => ({ handle: other.handle }),
    ),
    limited: 'nothing',
  },
  'Query.thread': {
    ask: graphql(`query ($id: ID!) { thread(postId: $id) { flatReplies { post ${NODE} } } }`, ({ quacks }) => ({
      id: quacks.other,
    })),
    blocker: 'all',
  },
  'Query.searchPosts': {
    ask: graphql(`{ searchPosts(query: "surfaceword") ${POSTS} }`),
    mutes: LISTS,
    finders: SEARCHERS,
  },
  'Query.searchUsers': { ask: graphql(`{ searchUsers(query: "surf_") ${PEOPLE} }`), limited: 'nothing' },
  'Query.stream': { ask: graphql(`{ stream(feed: EVERYONE, first: 50) ${POSTS} }`), mutes: LISTS, finders: NOBODY },
  'Query.suggestedUsers': {
    ask: graphql(`
      {
        suggestedUsers(first: 30) {
          handle
        }
      }
    `),
    mutes: ['SUGGESTIONS'],
  },
  'Query.user': {
    ask: graphql(
      `
        query ($handle: String!) {
          user(handle: $handle) {
            handle
            bio
            followerCount
          }
        }
      `,
      (scene, me) => ({
        handle: counterpart(scene, me).handle,
      }),
    ),
    blocker: 'all',
    blocked: 'stub',
  },
  'User.posts': {
    ask: graphql(
      `query ($handle: String!) { user(handle: $handle) { posts ${POSTS} replies: posts(filter: REPLIES) ${POSTS} } }`,
      (scene, me) => ({ handle: counterpart(scene, me).handle }),
    ),
    blocker: 'all',
  },
  'User.featuredPosts': {
    ask: graphql(`query ($handle: String!) { user(handle: $handle) { featuredPosts ${NODE} } }`, (scene, me) => ({
      handle: counterpart(scene, me).handle,
    })),
    blocker: 'all',
  },
  'User.nods': {
    ask: graphql(`query ($handle: String!) { user(handle: $handle) { nods ${POSTS} } }`, ({ other }) => ({
      handle: other.handle,
    })),
    mutes: LISTS,
    finders: CONCERNED,
  },
  'User.followers': {
    ask: graphql(`query ($handle: String!) { user(handle: $handle) { followers ${PEOPLE} } }`, ({ other }) => ({
      handle: other.handle,
    })),
  },
  'User.following': {
    ask: graphql(
      `query ($handle: String!) { user(handle: $handle) { following(query: "surf_") ${PEOPLE} } }`,
      ({ other }) => ({ handle: other.handle }),
    ),
  },
  'Viewer.notifications': {
    ask: list(
      'notifications(first: 50) { edges { node { actors { handle } post { content } } } } unreadNotificationCount',
    ),
    mutes: ['NOTIFICATIONS'],
    isPrivate: true,
  },
  'Viewer.pins': { ask: list(`pins ${POSTS}`), blocker: 'all', isPrivate: true },
  'Viewer.nods': { ask: list(`nods ${POSTS}`), mutes: LISTS, finders: CONCERNED, isPrivate: true },
  'Viewer.conversations': {
    ask: list('conversations { edges { node { participants { handle } lastWhisper { content } } } }'),
    blocker: 'all',
    blocked: 'all',
    // What was whispered stays with those who got it, without the name.
    suspended: 'all',
    isPrivate: true,
  },
  // A list of the other one and of the hashtag, which people made before they blocked anyone.
  'List.posts': {
    ask: graphql(`{ viewer { lists { posts(first: 50) ${POSTS} } } }`),
    mutes: LISTS,
    limited: 'all',
    finders: CHOSEN,
    isPrivate: true,
  },
  'List.members': {
    ask: graphql(`{ viewer { lists { members ${PEOPLE} } } }`),
    isPrivate: true,
  },
  'GET /lists/{id}/posts': {
    ask: (client) => ofFirstList(client, 'posts?pageSize=50'),
    mutes: LISTS,
    limited: 'all',
    finders: CHOSEN,
    isPrivate: true,
  },
  'GET /lists/{id}/members': {
    ask: (client) => ofFirstList(client, 'members'),
    isPrivate: true,
  },
  'Query.stream of someone who follows the hashtag': {
    ask: graphql(`{ stream(feed: FOLLOWING, first: 50) ${POSTS} }`),
    mutes: ['HOME_QUACKS', 'LISTS'],
    finders: AT_HOME,
    isPrivate: true,
  },
  'GET /posts': { ask: rest(() => '/posts?pageSize=50'), mutes: LISTS, finders: NOBODY },
  'GET /posts/user/{userId}': { ask: rest((scene, me) => `/posts/user/${counterpart(scene, me).id}`), blocker: 'all' },
  'GET /posts/featured/{userId}': {
    ask: rest((scene, me) => `/posts/featured/${counterpart(scene, me).id}`),
    blocker: 'all',
  },
  'GET /posts/{id}': { ask: rest((scene, me) => `/posts/${theirQuack(scene, me)}`), blocker: 'all' },
  'GET /posts/{id}/quotes': { ask: rest(({ quacks }) => `/posts/${quacks.other}/quotes`), finders: SEARCHERS },
  'GET /posts/{id}/replies': { ask: rest(({ quacks }) => `/posts/${quacks.other}/replies`), blocker: 'all' },
  'GET /posts/{id}/thread': { ask: rest(({ quacks }) => `/posts/${quacks.other}/thread`), blocker: 'all' },
  'GET /hashtags/posts/{tag}': {
    ask: rest(({ tag }) => `/hashtags/posts/${tag}?pageSize=50`),
    mutes: LISTS,
    finders: AUTHOR,
  },
  'GET /follows/{id}/followers': { ask: rest(({ other }) => `/follows/${other.id}/followers`) },
  'GET /follows/{id}/following': { ask: rest(({ other }) => `/follows/${other.id}/following`) },
  'GET /likes/posts/{id}': { ask: rest(({ quacks }) => `/likes/posts/${quacks.other}`) },
  'GET /likes/users/{id}': { ask: rest(({ other }) => `/likes/users/${other.id}`), mutes: LISTS, finders: CONCERNED },
  'GET /mentions/users/{id}': {
    ask: rest(({ other }) => `/mentions/users/${other.id}`),
    mutes: LISTS,
    finders: CONCERNED,
  },
  'GET /profiles/authenticated/{handle}': {
    ask: rest((scene, me) => `/profiles/authenticated/${counterpart(scene, me).handle}`),
    blocker: 'all',
    blocked: 'stub',
    isPrivate: true,
  },
};

/** What is decided elsewhere, or names neither people nor posts. */
export const NAMES_NO_ONE: Readonly<Record<string, readonly string[]>> = {
  'administrators see everyone': [
    'managedInvite',
    'managedInvites',
    'managedUser',
    'managedUsers',
    'contactTeam',
    'roleSize',
    'GET /identity/users',
    'registrationRequests',
  ],
  'moderators see everyone, but not cases about themselves': [
    ...['case', 'caseCounts', 'cases', 'appeals', 'moderatedPerson', 'moderationNumbers', 'managedRules', 'heldWords'],
    'GET /moderation/cases',
  ],
  'neither people nor posts': [
    ...['emailDomainBlocks', 'handleBlocks', 'ipBlocks', 'registrationSettings', 'registrationState'],
    ...['appAuthorization', 'registrationAwaitsApproval', 'Viewer.invites', 'GET /invites'],
    ...['emailChangeLink', 'helpCategories', 'helpCategory', 'helpPage', 'helpPageVersion', 'helpPages', 'helpTopic'],
    ...[
      'helpTopics',
      'deletedProducts',
      'maintenanceStatus',
      'passwordResetWorks',
      'pushKey',
      'places',
      'product',
      'products',
      'registrationEnabled',
      'rules',
    ],
    'GET /rules',
    ...[
      'Viewer.accountState',
      'Viewer.dataExport',
      'Viewer.dataImports',
      'GET /data-imports/{id}/failures',
      'Viewer.claims',
      'Viewer.email',
      'Viewer.emailChange',
      'Viewer.handleChangeableAt',
      'Viewer.isEmailVerified',
    ],
    ...['Viewer.onboarding', 'Viewer.personalTokens', 'Viewer.preferences', 'Viewer.role', 'Viewer.sessions'],
    ...['Viewer.needsSecondFactor', 'Viewer.getsPushes', 'Viewer.notificationSettings', 'Viewer.security'],
    'Viewer.notificationPolicy',
    'GET /notifications/digest/unsubscribe',
  ],
  'a number, or whether something exists': [
    'Viewer.unreadNotificationCount',
    'Viewer.followRequestCount',
    'Viewer.notificationRequestCount',
    'Viewer.whisperRequestCount',
    ...['handleExists', 'GET /profiles/exists/{handle}', 'GET /posts/{id}/reply-count', 'GET /likes/posts/{id}/status'],
    ...['GET /likes/posts/{id}/stats', 'GET /follows/{id}/status', 'GET /follows/{id}/stats'],
  ],
  'whose code one got, as Query.user has them': ['invite'],
  'visitors read the same': ['GET /profiles/public/{handle}'],
  "one's own": [
    ...[
      'viewer',
      'Viewer.scheduledPosts',
      'Viewer.draft',
      'Viewer.draftCount',
      'Viewer.pinCount',
      'Viewer.pinFolders',
      'Viewer.drafts',
      'Viewer.outgoingPosts',
      'Viewer.heldPosts',
      'Viewer.readingPosition',
      'Viewer.unreadWhisperCount',
      'Viewer.user',
    ],
    ...['Viewer.reports', 'Viewer.decisions', 'GET /reports/mine'],
    ...['Viewer.lists', 'GET /lists', 'list', 'Viewer.followedHashtags', 'GET /hashtags/followed'],
    ...['GET /identity/profile', 'GET /blocks', 'GET /mutes', 'Viewer.blocked', 'Viewer.muted'],
    ...['Viewer.followRequests', 'GET /follows/requests'],
    ...['Viewer.filters', 'GET /filters'],
  ],
  'a conversation, whose writes are refused': ['conversation'],
  'the handles of a text that was sent along': ['parseContent', 'GET /mentions/posts/{id}'],
  'asked by reply-control.test.ts, with replies that are hidden': [
    'Post.hiddenReplies',
    'GET /posts/{id}/hidden-replies',
  ],
  'asked by notification-policy.test.ts, with people who wait': ['Viewer.notificationRequests'],
  'asked by whisper-requests.test.ts, with conversations that wait': ['Viewer.whisperRequests'],
  'asked by edit-history.test.ts, with posts that were edited': ['Post.edits', 'GET /posts/{id}/edits'],
  'hashtags alone, or what their fields list': [
    'hashtag',
    ...['popularHashtags', 'searchHashtags', 'suggestedHashtags', 'trendingHashtags', 'GET /hashtags/popular'],
    ...['GET /hashtags/search', 'GET /hashtags/stats/{tag}', 'GET /hashtags/tag/{tag}', 'GET /hashtags/trending'],
  ],
};
