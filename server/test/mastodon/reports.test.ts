import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient, type mastodon } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

const POST = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const REPORTS = '{ viewer { reports { edges { node { id subject handle category comment } } } } }';

let app: TestApp;
let ada: Person;
let client: Client;
let masto: mastodon.rest.Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  ada = await app.world.person('ada');
  client = await clientOf(app, ada);
  masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });
});
afterAll(() => app.stop());

async function write(by: Person, content: string): Promise<string> {
  const { data, errors } = await app.as(by).graphql(POST, { input: { content } });
  if (errors) throw new Error(errors[0]?.message);
  return data.createPost.post.id as string;
}
const latest = async () => {
  const { data } = await app.as(ada).graphql(REPORTS);
  return data.viewer.reports.edges[0].node as Record<string, string>;
};

describe('Reports', () => {
  it('of a person with posts go to the moderators', async () => {
    const bea = await app.world.another('bea');
    const statusIds = [await write(bea, 'Buy this'), await write(bea, 'Buy that')];

    const report = await masto.v1.reports.create({
      ...{ accountId: bea.id, statusIds, comment: 'Again and again', category: 'spam', forward: true },
    });

    expect(report).toMatchObject({
      ...{ actionTaken: false, actionTakenAt: null, category: 'spam', comment: 'Again and again', forwarded: false },
      ...{ statusIds, ruleIds: [], targetAccount: { id: bea.id, acct: bea.handle } },
    });
    expect(Math.abs(new Date(report.createdAt).getTime() - Date.now())).toBeLessThan(60_000);
    expect(await latest()).toMatchObject({
      ...{ id: report.id, subject: 'PERSON', handle: bea.handle, category: 'SPAM', comment: 'Again and again' },
    });
  });

  it('of broken rules say which, with a trailing slash too', async () => {
    const bea = await app.world.another('bea');
    const { data } = await app.visitor.graphql('{ rules { id text } }');
    const [rule] = data.rules;

    const { status, body } = await client.post('/v1/reports/', { account_id: bea.id, rule_ids: [rule.id] });

    expect([status, body.category, body.rule_ids]).toEqual([200, 'violation', [rule.id]]);
    expect(await latest()).toMatchObject({ category: 'OTHER', comment: rule.text });
  });

  it('for another reason need a comment', async () => {
    const bea = await app.world.another('bea');

    for (const category of ['other', 'legal', null]) {
      const { status, body } = await client.post('/v1/reports', { account_id: bea.id, category });
      expect([status, body.error]).toEqual([422, 'Validation failed: comment must say what is wrong.']);
    }
    const legal = { account_id: bea.id, category: 'legal', comment: 'Against the law' };
    expect((await client.post('/v1/reports', legal)).body.category).toBe('legal');
    const again = await client.post('/v1/reports', legal);
    expect([again.status, again.body.code]).toEqual([422, 'ALREADY_REPORTED']);
  });

  it('of direct statuses are of whispers', async () => {
    const [bea, cleo] = [await app.world.another('bea'), await app.world.another('cleo')];
    const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';
    const sent = await app.as(bea).graphql(WHISPER, { input: { to: ['ada'], content: 'You again' } });
    const status_ids = [sent.data.sendWhisper.id];

    const other = { account_id: cleo.id, status_ids, comment: 'Rude' };
    expect((await client.post('/v1/reports', other)).status).toBe(422);
    const { status, body } = await client.post('/v1/reports', { ...other, account_id: bea.id });

    expect([status, body.target_account.id]).toEqual([200, bea.id]);
    expect(await latest()).toMatchObject({ subject: 'WHISPER', handle: bea.handle, comment: 'Rude' });
  });

  it('are refused of no one, of oneself, and with what is not theirs', async () => {
    const bea = await app.world.another('bea');
    const mine = await write(ada, 'Mine');
    const comment = 'Bad';

    expect((await client.post('/v1/reports', { account_id: '12', comment })).status).toBe(404);
    expect((await client.post('/v1/reports', { account_id: crypto.randomUUID(), comment })).status).toBe(404);
    const tried = [
      await client.post('/v1/reports', { comment }),
      await client.post('/v1/reports', { account_id: [bea.id], comment }),
      await client.post('/v1/reports', { account_id: ada.id, comment }),
      await client.post('/v1/reports', { account_id: bea.id, comment, status_ids: [mine] }),
      await client.post('/v1/reports', { account_id: bea.id, comment, category: 'boring' }),
      await client.post('/v1/reports', { account_id: bea.id, comment: 'a\0b' }),
      await client.post('/v1/reports', { account_id: bea.id, comment: 'x'.repeat(1_001) }),
      await client.post('/v1/reports', {
        ...{ account_id: bea.id, comment, status_ids: Array.from({ length: 21 }, () => mine) },
      }),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 422));
    expect((await app.visitor.post('/v1/reports', { account_id: bea.id, comment })).status).toBe(401);
  });
});
