import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { RATE_LIMITS, type RequestLimitName } from '#kernel/limits/rate-limits.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

interface Attempt {
  client: Client;
  /** Counts the attempts of one limit, from 0. */
  n: number;
  /** The user whom the attempt concerns. */
  other: Person;
  headers: Record<string, string>;
}

interface Door {
  row: RequestLimitName;
  name: string;
  ask: (this: void, attempt: Attempt) => Promise<number>;
}

/** Over GraphQL: 429 if the response says so, else the status. */
const over =
  (query: string, variables: (attempt: Attempt) => Record<string, unknown> = () => ({})) =>
  async (attempt: Attempt): Promise<number> => {
    const answer = await attempt.client.graphql(query, variables(attempt), attempt.headers);
    return answer.errors?.[0]?.extensions.code === 'RATE_LIMITED' ? 429 : answer.status;
  };
const rest =
  (method: string, path: (attempt: Attempt) => string, body: (attempt: Attempt) => unknown = () => undefined) =>
  async (attempt: Attempt): Promise<number> =>
    (await attempt.client.rest(method, path(attempt), body(attempt), attempt.headers)).status;
const outsideApi =
  (path: string) =>
  async ({ client, headers }: Attempt): Promise<number> =>
    (await client.raw(path, { method: 'POST', headers })).status;

const stranger = ({ n }: Attempt) => `stranger${n}@example.org`;
const NO_TOKEN = 'A'.repeat(43);
/** An id that nothing has. */
const NOBODY = '01890000-0000-7000-8000-00000000dead';

const allDoors: Door[] = [
  {
    row: 'login',
    name: 'POST /tokens',
    ask: rest(
      'POST',
      () => '/tokens',
      (attempt) => ({ email: stranger(attempt), password: 'x' }),
    ),
  },
  {
    row: 'login',
    name: 'login',
    ask: over('mutation ($input: LoginInput!) { login(input: $input) { token } }', (attempt) => ({
      input: { login: stranger(attempt), password: 'x' },
    })),
  },
  {
    row: 'login',
    name: 'loginWithPasskey',
    ask: over('mutation { loginWithPasskey(credential: "{}") { token } }'),
  },
  {
    row: 'passkey-options',
    name: 'beginPasskeySignIn',
    ask: over('mutation { beginPasskeySignIn { options } }'),
  },
  {
    row: 'security',
    name: 'addPasskey',
    ask: over('mutation { addPasskey(input: { name: "a key", credential: "{}" }) { viewer { email } } }'),
  },
  {
    row: 'push',
    name: 'unsubscribeFromPush',
    ask: over('mutation { unsubscribeFromPush(endpoint: "https://push.example/") }'),
  },
  {
    row: 'reset-password',
    name: 'disownSignIn',
    ask: over(`mutation { disownSignIn(token: "${NO_TOKEN}") { resetToken } }`),
  },
  {
    row: 'register',
    name: 'POST /registration/register',
    ask: rest(
      'POST',
      () => '/registration/register',
      () => ({}),
    ),
  },
  {
    row: 'register',
    name: 'register',
    ask: over('mutation { register(input: { handle: "x", email: "x", password: "x" }) }'),
  },
  {
    row: 'account-mail',
    name: 'POST /registration/resend-verification',
    ask: rest(
      'POST',
      () => '/registration/resend-verification',
      (attempt) => ({ email: stranger(attempt) }),
    ),
  },
  {
    row: 'account-mail',
    name: 'POST /registration/verify-email',
    ask: rest(
      'POST',
      () => '/registration/verify-email',
      () => ({ token: NO_TOKEN }),
    ),
  },
  {
    row: 'account-mail',
    name: 'POST /identity/forgot-password',
    ask: rest(
      'POST',
      () => '/identity/forgot-password',
      (attempt) => ({ email: stranger(attempt) }),
    ),
  },
  {
    row: 'account-mail',
    name: 'resendVerification',
    ask: over('mutation ($email: String!) { resendVerification(email: $email) }', (attempt) => ({
      email: stranger(attempt),
    })),
  },
  { row: 'account-mail', name: 'verifyEmail', ask: over(`mutation { verifyEmail(token: "${NO_TOKEN}") }`) },
  {
    row: 'account-mail',
    name: 'forgotPassword',
    ask: over('mutation ($email: String!) { forgotPassword(email: $email) }', (attempt) => ({
      email: stranger(attempt),
    })),
  },
  {
    row: 'reset-password',
    name: 'POST /identity/reset-password',
    ask: rest(
      'POST',
      () => '/identity/reset-password',
      () => ({ token: NO_TOKEN, password: PASSWORD }),
    ),
  },
  {
    row: 'reset-password',
    name: 'resetPassword',
    ask: over(`mutation { resetPassword(input: { token: "${NO_TOKEN}", password: "${PASSWORD}" }) }`),
  },
  {
    row: 'change-password',
    name: 'PUT /identity/change-password',
    ask: rest(
      'PUT',
      () => '/identity/change-password',
      () => ({ password: 'x', newPassword: 'y', confirmNewPassword: 'y' }),
    ),
  },
  {
    row: 'change-password',
    name: 'changePassword',
    ask: over('mutation { changePassword(input: { currentPassword: "x", newPassword: "y" }) }'),
  },
  {
    row: 'change-email',
    name: 'changeEmail',
    ask: over('mutation { changeEmail(input: { email: "no address", password: "x" }) { viewer { email } } }'),
  },
  {
    row: 'change-email',
    name: 'resendEmailChange',
    ask: over('mutation { resendEmailChange { viewer { email } } }'),
  },
  {
    row: 'change-handle',
    name: 'changeHandle',
    ask: over('mutation { changeHandle(handle: "x") { viewer { email } } }'),
  },
  {
    row: 'reset-password',
    name: 'confirmEmailChange',
    ask: over(`mutation { confirmEmailChange(token: "${NO_TOKEN}") { isComplete } }`),
  },
  {
    row: 'reset-password',
    name: 'refuseEmailChange',
    ask: over(`mutation { refuseEmailChange(token: "${NO_TOKEN}") }`),
  },
  {
    row: 'account-mail',
    name: 'emailChangeLink',
    ask: over(`{ emailChangeLink(token: "${NO_TOKEN}") { side } }`),
  },
  {
    row: 'subscribe-email',
    name: 'POST /email-subscription/subscribe',
    ask: rest(
      'POST',
      () => '/email-subscription/subscribe',
      (attempt) => ({ email: stranger(attempt) }),
    ),
  },
  {
    row: 'subscribe-email',
    name: 'subscribeEmail',
    ask: over('mutation ($email: String!) { subscribeEmail(email: $email) }', () => ({ email: 'nobody' })),
  },
  {
    row: 'account-mail',
    name: 'POST /email-subscription/verify',
    ask: rest(
      'POST',
      () => '/email-subscription/verify',
      () => ({ token: NO_TOKEN }),
    ),
  },
  { row: 'handle-exists', name: 'GET /profiles/exists', ask: rest('GET', ({ n }) => `/profiles/exists/handle${n}`) },
  {
    row: 'handle-exists',
    name: 'handleExists',
    ask: over('query ($h: String!) { handleExists(handle: $h) }', ({ n }) => ({ h: `handle${n}` })),
  },
  {
    row: 'upload',
    name: 'PUT /identity/profile-image',
    ask: rest(
      'PUT',
      () => '/identity/profile-image',
      () => new FormData(),
    ),
  },
  {
    row: 'upload',
    name: 'PUT /identity/profile-banner',
    ask: rest(
      'PUT',
      () => '/identity/profile-banner',
      () => new FormData(),
    ),
  },
  { row: 'follow', name: 'POST /follows', ask: rest('POST', ({ other }) => `/follows/${other.id}`) },
  { row: 'follow', name: 'DELETE /follows', ask: rest('DELETE', ({ other }) => `/follows/${other.id}`) },
  {
    row: 'follow',
    name: 'followUser',
    ask: over('mutation ($id: ID!) { followUser(id: $id) { user { id } } }', ({ other }) => ({ id: other.id })),
  },
  {
    row: 'follow',
    name: 'unfollowUser',
    ask: over('mutation ($id: ID!) { unfollowUser(id: $id) { user { id } } }', ({ other }) => ({ id: other.id })),
  },
  {
    row: 'follow',
    name: 'choosePostNotifications',
    ask: over('mutation ($id: ID!) { choosePostNotifications(id: $id, choice: OFF) { user { id } } }', ({ other }) => ({
      id: other.id,
    })),
  },
  {
    row: 'follow',
    name: 'PUT /follows/notifications',
    ask: rest(
      'PUT',
      ({ other }) => `/follows/${other.id}/notifications`,
      () => ({ choice: 'OFF' }),
    ),
  },
  {
    row: 'follow',
    name: 'acceptFollow',
    ask: over('mutation ($id: ID!) { acceptFollow(userId: $id) { user { id } } }', ({ other }) => ({ id: other.id })),
  },
  {
    row: 'quote',
    name: 'setQuoteRule',
    ask: over(`mutation { setQuoteRule(postId: "${NOBODY}", rule: ASK) { post { id } } }`),
  },
  {
    row: 'quote',
    name: 'decideQuote',
    ask: over(`mutation { decideQuote(id: "${NOBODY}", accept: true) { post { id } } }`),
  },
  { row: 'quote', name: 'revokeQuote', ask: over(`mutation { revokeQuote(id: "${NOBODY}") { post { id } } }`) },
  {
    row: 'quote',
    name: 'POST /posts/quotes/revoke',
    ask: rest('POST', () => `/posts/${NOBODY}/quotes/${NOBODY}/revoke`),
  },
  { row: 'relationship', name: 'POST /blocks', ask: rest('POST', ({ other }) => `/blocks/${other.id}`) },
  { row: 'relationship', name: 'DELETE /blocks', ask: rest('DELETE', ({ other }) => `/blocks/${other.id}`) },
  {
    row: 'relationship',
    name: 'PUT /mutes',
    ask: rest(
      'PUT',
      ({ other }) => `/mutes/${other.id}`,
      () => ({ scopes: [] }),
    ),
  },
  { row: 'relationship', name: 'DELETE /mutes', ask: rest('DELETE', ({ other }) => `/mutes/${other.id}`) },
  {
    row: 'relationship',
    name: 'blockUser',
    ask: over('mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', ({ other }) => ({ id: other.id })),
  },
  {
    row: 'relationship',
    name: 'unblockUser',
    ask: over('mutation ($id: ID!) { unblockUser(id: $id) { user { id } } }', ({ other }) => ({ id: other.id })),
  },
  {
    row: 'relationship',
    name: 'muteUser',
    ask: over('mutation ($id: ID!) { muteUser(id: $id, scopes: []) { user { id } } }', ({ other }) => ({
      id: other.id,
    })),
  },
  {
    row: 'filter',
    name: 'createFilter',
    ask: over(
      'mutation { createFilter(input: { title: "a", action: WARN, contexts: [HOME], terms: [{ term: "a" }] }) { filter { id } } }',
    ),
  },
  {
    row: 'filter',
    name: 'updateFilter',
    ask: over(
      'mutation ($id: ID!) { updateFilter(id: $id, input: { title: "a", action: WARN, contexts: [HOME], terms: [{ term: "a" }] }) { filter { id } } }',
      () => ({ id: NOBODY }),
    ),
  },
  {
    row: 'filter',
    name: 'deleteFilter',
    ask: over('mutation ($id: ID!) { deleteFilter(id: $id) { deletedId } }', () => ({ id: NOBODY })),
  },
  {
    row: 'profile-links',
    name: 'updateProfileLinks',
    ask: over('mutation { updateProfileLinks(input: { links: [] }) { user { id } } }', () => ({})),
  },
  {
    row: 'profile-links',
    name: 'updateProfileFields',
    ask: over('mutation { updateProfileFields(input: { fields: [] }) { user { id } } }', () => ({})),
  },
  {
    row: 'filter',
    name: 'muteThread',
    ask: over('mutation ($id: ID!) { muteThread(postId: $id) { post { id } } }', () => ({ id: NOBODY })),
  },
  {
    row: 'filter',
    name: 'unmuteThread',
    ask: over('mutation ($id: ID!) { unmuteThread(postId: $id) { post { id } } }', () => ({ id: NOBODY })),
  },
  {
    row: 'request',
    name: 'acceptNotificationRequest',
    ask: over('mutation ($id: ID!) { acceptNotificationRequest(userId: $id) { viewer { email } } }', () => ({
      id: NOBODY,
    })),
  },
  {
    row: 'request',
    name: 'dismissNotificationRequest',
    ask: over('mutation ($id: ID!) { dismissNotificationRequest(userId: $id) { viewer { email } } }', () => ({
      id: NOBODY,
    })),
  },
  {
    row: 'request',
    name: 'restoreNotificationRequest',
    ask: over('mutation ($id: ID!) { restoreNotificationRequest(userId: $id) { viewer { email } } }', () => ({
      id: NOBODY,
    })),
  },
  {
    row: 'request',
    name: 'acceptWhisperRequest',
    ask: over('mutation ($id: ID!) { acceptWhisperRequest(conversationId: $id) { id } }', () => ({ id: NOBODY })),
  },
  {
    row: 'request',
    name: 'dismissWhisperRequest',
    ask: over('mutation ($id: ID!) { dismissWhisperRequest(conversationId: $id) { id } }', () => ({ id: NOBODY })),
  },
  {
    row: 'request',
    name: 'deleteConversation',
    ask: over('mutation ($id: ID!) { deleteConversation(id: $id) { deletedId } }', () => ({ id: NOBODY })),
  },
  {
    row: 'request',
    name: 'leaveConversation',
    ask: over('mutation ($id: ID!) { leaveConversation(id: $id) { deletedId } }', () => ({ id: NOBODY })),
  },
  {
    row: 'request',
    name: 'restoreWhisperRequest',
    ask: over('mutation ($id: ID!) { restoreWhisperRequest(conversationId: $id) { id } }', () => ({ id: NOBODY })),
  },
  { row: 'filter', name: 'POST /filters', ask: rest('POST', () => '/filters') },
  { row: 'filter', name: 'PUT /filters', ask: rest('PUT', () => `/filters/${NOBODY}`) },
  { row: 'filter', name: 'DELETE /filters', ask: rest('DELETE', () => `/filters/${NOBODY}`) },
  { row: 'filter', name: 'POST /posts/quiet', ask: rest('POST', () => `/posts/${NOBODY}/quiet`) },
  { row: 'filter', name: 'DELETE /posts/quiet', ask: rest('DELETE', () => `/posts/${NOBODY}/quiet`) },
  {
    row: 'feature-post',
    name: 'featurePost',
    ask: over('mutation ($id: ID!) { featurePost(id: $id) { post { id } } }', () => ({ id: NOBODY })),
  },
  {
    row: 'feature-post',
    name: 'unfeaturePost',
    ask: over('mutation ($id: ID!) { unfeaturePost(id: $id) { post { id } } }', () => ({ id: NOBODY })),
  },
  {
    row: 'feature-post',
    name: 'orderFeaturedPosts',
    ask: over('mutation { orderFeaturedPosts(input: { postIds: [] }) { featuredPosts { id } } }', () => ({})),
  },
  { row: 'feature-post', name: 'POST /posts/feature', ask: rest('POST', () => `/posts/${NOBODY}/feature`) },
  { row: 'feature-post', name: 'DELETE /posts/feature', ask: rest('DELETE', () => `/posts/${NOBODY}/feature`) },
  {
    row: 'list',
    name: 'POST /lists',
    ask: rest(
      'POST',
      () => '/lists',
      () => ({ title: 'a list' }),
    ),
  },
  {
    row: 'list',
    name: 'addToList',
    ask: over('mutation ($id: ID!) { addToList(id: $id, member: { phrase: "a duck" }) { list { id } } }', () => ({
      id: NOBODY,
    })),
  },
  {
    row: 'list',
    name: 'followHashtag',
    ask: over('mutation { followHashtag(tag: "ducks") { hashtag { tag } } }', () => ({})),
  },
  {
    row: 'report',
    name: 'POST /reports',
    ask: rest(
      'POST',
      () => '/reports',
      () => ({ category: 'SPAM', userId: NOBODY }),
    ),
  },
  {
    row: 'report',
    name: 'reportPerson',
    ask: over('mutation ($id: ID!) { reportPerson(input: { userId: $id, category: SPAM }) { report { id } } }', () => ({
      id: NOBODY,
    })),
  },
  {
    row: 'report',
    name: 'reportPost',
    ask: over('mutation ($id: ID!) { reportPost(input: { postId: $id, category: SPAM }) { report { id } } }', () => ({
      id: NOBODY,
    })),
  },
  {
    row: 'report',
    name: 'reportWhispers',
    ask: over(
      'mutation ($id: ID!) { reportWhispers(input: { whisperIds: [$id], category: SPAM }) { report { id } } }',
      () => ({ id: NOBODY }),
    ),
  },
  {
    row: 'appeal',
    name: 'appeal',
    ask: over('mutation ($id: ID!) { appeal(decisionId: $id, text: "No.") { appeal { id } } }', () => ({
      id: NOBODY,
    })),
  },
  { row: 'create-app', name: 'POST /v1/apps', ask: rest('POST', () => '/v1/apps') },
  {
    row: 'authorize-app',
    name: 'authorizeApp',
    ask: over('mutation { authorizeApp(input: { clientId: "x", redirectUri: "x", responseType: "code" }) { code } }'),
  },
  { row: 'oauth-token', name: 'POST /oauth/token', ask: outsideApi('/oauth/token') },
  { row: 'oauth-token', name: 'POST /oauth/revoke', ask: outsideApi('/oauth/revoke') },
  {
    row: 'notice',
    name: 'POST /notices',
    ask: rest(
      'POST',
      () => '/notices',
      () => ({ url: '/', law: '', explanation: '', isInGoodFaith: true }),
    ),
  },
  {
    row: 'notice',
    name: 'sendNotice',
    ask: over('mutation { sendNotice(input: { url: "/", law: "", explanation: "", isInGoodFaith: true }) }'),
  },
  {
    row: 'send-whisper-burst',
    name: 'sendWhisper',
    ask: over('mutation ($to: [String!]!) { sendWhisper(input: { to: $to, content: "hi" }) { id } }', ({ other }) => ({
      to: [other.handle],
    })),
  },
  {
    row: 'suggest',
    name: 'searchUsers',
    ask: over('{ searchUsers(query: "x", first: 1) { pageInfo { hasNextPage } } }'),
  },
];

/** A usual run tries one operation of each row; the nightly run tries all of them. */
const doors = process.env.NIGHTLY
  ? allDoors
  : allDoors.filter(({ row }, index) => allDoors.findIndex((door) => door.row === row) === index);

/** Requests that a usual run sends within a limit; the limiter is told of the others directly. The nightly run sends each of them. */
const SENT = process.env.NIGHTLY ? Infinity : 10;

/** A request from an address, by a person or a visitor, as the limiter counts it. */
function requestFrom(ip: string, person: Person | null): RequestContext {
  const viewer: RequestContext['viewer'] = person
    ? {
        ...{ id: person.id, sessionId: person.sessionId, handle: person.handle, role: 'basic', language: 'en' },
        ...{ defaultVisibility: 'PUBLIC', defaultQuoteRule: 'EVERYONE', claims: new Set(), scopes: null },
        ...{ frozenUntil: null, isSuspended: false, isNewcomer: false },
      }
    : VISITOR;
  const [requestId, userAgent, idempotencyKey] = ['r', null, null];
  return { viewer, requestId, transport: 'internal', ip, userAgent, idempotencyKey, language: 'en' };
}

/** Many at once, but not all: the server refuses requests that wait too long for a hash. */
async function inTurns(attempts: (() => Promise<number>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let start = 0; start < attempts.length; start += 20) {
    statuses.push(...(await Promise.all(attempts.slice(start, start + 20).map((attempt) => attempt()))));
  }
  return statuses;
}

describe.each(doors.map((door, index) => ({ ...door, index })))(
  '$name is held to the row "$row"',
  ({ row, ask, index }) => {
    it('as often as it says, for those it counts, and for no one else', async () => {
      const { points, per } = RATE_LIMITS[row];
      const [one, other, another] = (await app.world.people(`one${index}`, `other${index}`, `another${index}`)) as [
        Person,
        Person,
        Person,
      ];
      const byPerson = per === 'person';
      const attempt =
        (n: number, as: Person, address: string): (() => Promise<number>) =>
        () =>
          ask({ client: byPerson ? app.as(as) : app.visitor, n, other, headers: { 'x-forwarded-for': address } });
      const home = `198.51.100.${index + 1}`;

      const sent = Math.min(points, SENT);
      if (points > sent) await app.get(RateLimiter).admit(row, requestFrom(home, byPerson ? one : null), points - sent);
      const within = await inTurns(Array.from({ length: sent }, (_, n) => attempt(n, one, home)));
      const beyond = await attempt(points, one, home)();
      const elsewhere = await attempt(points, another, `203.0.113.${index + 1}`)();

      expect(within.filter((status) => status === 429)).toEqual([]);
      expect(within.filter((status) => status >= 500)).toEqual([]);
      expect(beyond).toBe(429);
      expect(elsewhere).not.toBe(429);
    });
  },
);
