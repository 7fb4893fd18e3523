import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { RATE_LIMITS, type RequestLimitName } from '#kernel/limits/rate-limits.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const MISSING = '01890000-0000-7000-8000-000000000000';
const CONTENT = { content: 'hi' };
const SCHEDULED = { input: { ...CONTENT, publishAt: '2020-01-01T00:00:00Z' } };

/**
 * A way to write: an operation over GraphQL, a method and a path over REST. It need not succeed, because the limit is
 * checked first.
 */
type Door = readonly [operation: string, variables?: object] | readonly [method: string, path: string, body?: object];

const isRest = (door: Door): door is readonly [string, string, object?] => typeof door[1] === 'string';
const onPost = (name: string): Door => [`mutation($id: ID!) { ${name}(id: $id) { post { id } } }`, { id: MISSING }];
const form = () => new FormData();

const PUBLISH: readonly Door[] = [
  ['POST', '/posts', { content: '' }],
  ['POST', '/posts/replies', { ...CONTENT, parentPostId: MISSING }],
  ['mutation { createPost(input: { content: "" }) { post { id } } }'],
  onPost('publishScheduledPost'),
  ['mutation { sendPost(input: { content: "" }, undoSeconds: 10) { id } }'],
];
const UPLOAD: readonly Door[] = [
  ['POST', '/media/upload', form()],
  ['POST', '/media/upload-multiple', form()],
];
const CHANGE_WHISPER: readonly Door[] = [
  [`mutation { deleteWhisper(id: "${MISSING}") { id } }`],
  [`mutation { editWhisper(id: "${MISSING}", input: { content: "hi" }) { id } }`],
];
const WHISPER: readonly Door[] = [['mutation { sendWhisper(input: { to: ["nobody"], content: "hi" }) { id } }']];

/** Every limit on what users write, and every way to write it. */
const DOORS: Partial<Record<RequestLimitName, readonly Door[]>> = {
  'create-post': PUBLISH,
  'create-post-burst': PUBLISH,
  'edit-post': [
    ['PUT', `/posts/${MISSING}`, CONTENT],
    ['mutation($id: ID!) { updatePost(id: $id, input: { content: "hi" }) { post { id } } }', { id: MISSING }],
  ],
  'reply-control': [
    ['PUT', `/posts/${MISSING}/reply-rule`, { rule: [] }],
    ['POST', `/posts/${MISSING}/hide`],
    ['DELETE', `/posts/${MISSING}/hide`],
    ['mutation($id: ID!) { setReplyRule(postId: $id, rule: []) { post { id } } }', { id: MISSING }],
    onPost('hideReply'),
    onPost('unhideReply'),
  ],
  'delete-post': [
    ['DELETE', `/posts/${MISSING}`],
    ['mutation($id: ID!) { deletePost(id: $id) { deletedId } }', { id: MISSING }],
  ],
  'schedule-post': [
    ['mutation($input: SchedulePostInput!) { schedulePost(input: $input) { id } }', SCHEDULED],
    [
      'mutation($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) { id } }',
      { ...SCHEDULED, id: MISSING },
    ],
    ['mutation($id: ID!) { cancelScheduledPost(id: $id) { deletedId } }', { id: MISSING }],
  ],
  draft: [
    ['mutation($id: ID!) { saveDraft(id: $id, revision: 1, input: { content: "half" }) { id } }', { id: MISSING }],
    ['mutation($id: ID!) { deleteDraft(id: $id) { deletedId } }', { id: MISSING }],
    ['mutation($id: ID!) { undoPost(id: $id) { id } }', { id: MISSING }],
  ],
  nod: [
    ['POST', `/likes/posts/${MISSING}`],
    ['DELETE', `/likes/posts/${MISSING}`],
    onPost('nodPost'),
    onPost('unnodPost'),
  ],
  requack: [
    ['POST', `/posts/${MISSING}/requack`],
    ['DELETE', `/posts/${MISSING}/requack`],
    onPost('requackPost'),
    onPost('unrequackPost'),
  ],
  pin: [
    onPost('pinPost'),
    onPost('unpinPost'),
    onPost('removePin'),
    ['mutation($id: ID!) { updatePin(id: $id, input: {}) { post { id } } }', { id: MISSING }],
    ['mutation { createPinFolder(name: "") { folder { id } } }'],
    ['mutation($id: ID!) { renamePinFolder(id: $id, name: "x") { folder { id } } }', { id: MISSING }],
    ['mutation($id: ID!) { deletePinFolder(id: $id) { deletedId } }', { id: MISSING }],
  ],
  upload: UPLOAD,
  'upload-day': UPLOAD,
  import: [
    ['POST', '/data-imports?kind=follows', form()],
    ['mutation($id: ID!) { confirmDataImport(id: $id, mode: MERGE) { id } }', { id: MISSING }],
    ['mutation($id: ID!) { cancelDataImport(id: $id) }', { id: MISSING }],
  ],
  'upload-check': [['POST', '/media/validate', { fileName: 'a.png', contentType: 'image/png', size: 1 }]],
  search: [
    ['{ searchPosts(query: "x") { edges { cursor } } }'],
    ['{ nearbyPosts(latitude: 0, longitude: 0) { edges { cursor } } }'],
    ['{ parseContent(content: "x") { length } }'],
    ['POST', '/mentions/parse', CONTENT],
    ['POST', '/mentions/format', CONTENT],
    ['POST', '/hashtags/parse', CONTENT],
  ],
  suggest: [
    ['{ searchHashtags(query: "x") { tag } }'],
    ['{ places(query: "x") { name } }'],
    ['GET', '/hashtags/search?searchTerm=x'],
  ],
  'send-whisper': WHISPER,
  'send-whisper-burst': WHISPER,
  'change-whisper': CHANGE_WHISPER,
};

describe('limits of what people write', () => {
  let app: TestApp;
  let names = 0;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.stop());

  const newPerson = () => app.world.person(`writer${(names += 1)}`);

  async function ask({ token }: Person, door: Door): Promise<number> {
    if (isRest(door)) return (await app.as({ token }).rest(...door)).status;
    const { status, errors } = await app.as({ token }).graphql(door[0], door[1] as Record<string, unknown>);
    return errors?.[0]?.extensions.code === 'RATE_LIMITED' ? 429 : status;
  }

  /** As if the user had done it that often. */
  async function use({ id, sessionId }: Person, row: RequestLimitName, times: number): Promise<void> {
    const viewer = { id, sessionId, claims: new Set(), scopes: null, frozenUntil: null, isSuspended: false };
    await app.get(RateLimiter).admit(row, { viewer } as unknown as RequestContext, times);
  }

  it.each(
    Object.entries(DOORS).flatMap(([row, doors]) =>
      doors.map((door) => ({ row: row as RequestLimitName, door, name: `${door[0]} ${isRest(door) ? door[1] : ''}` })),
    ),
  )('$row holds $name as often as it says, and nobody else', async ({ row, door }) => {
    const [one, other] = [await newPerson(), await newPerson()];
    await use(one, row, RATE_LIMITS[row].points - 1);

    const last = await ask(one, door);
    const beyond = await ask(one, door);
    const another = await ask(other, door);

    expect([last, another].filter((status) => status === 429 || status >= 500)).toEqual([]);
    expect(beyond).toBe(429);
  });

  it("don't stop those who hold the claim from removing posts", async () => {
    const admin = await app.world.person('the_admin', { role: 'admin' });
    await use(admin, 'delete-post', RATE_LIMITS['delete-post'].points);

    expect(await ask(admin, ['DELETE', `/posts/${MISSING}`])).toBe(404);
  });
});
