import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import generator, { type Entity } from 'megalodon';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import { picture } from '../api/support/pictures.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';
import { FORM, publish, refusal, uploadPicture } from './support/statuses.js';

const NOWHERE = '0192f7a0-0000-7000-8000-000000000000';

let app: TestApp;
let ada: Person;
let ben: Person;
let asAda: Client;
let asBen: Client;
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  [asAda, asBen] = [await clientOf(app, ada), await clientOf(app, ben)];
});
afterAll(() => app.stop());

const masto = async (person: Person) => createRestAPIClient({ url: app.url, accessToken: await appToken(app, person) });

describe('A status is published', () => {
  it('as JSON, as a form, and as multipart', async () => {
    const json = await publish(asAda, { status: 'Hello @ben #ducks', visibility: 'unlisted', language: 'he' });
    const form = new URLSearchParams([
      ['status', 'Which pond?'],
      ['poll[options][]', 'North'],
      ['poll[options][]', 'South'],
      ['poll[expires_in]', '86400'],
      ['poll[multiple]', 'true'],
      ['sensitive', 'false'],
      ['spoiler_text', ''],
      ['in_reply_to_id', ''],
    ]);
    const asForm = await asAda.post('/v1/statuses', form.toString(), FORM);
    const fields = new FormData();
    fields.set('status', 'In parts');
    fields.set('sensitive', '1');
    const multipart = await asAda.post('/v1/statuses', fields);

    expect(json).toMatchObject({
      content: expect.stringContaining('mention'),
      visibility: 'unlisted',
      mentions: [{ acct: 'ben', id: ben.id }],
      tags: [{ name: 'ducks' }],
      account: { id: ada.id },
    });
    expect(asForm.body).toMatchObject({
      sensitive: false,
      spoiler_text: '',
      poll: { multiple: true, options: [{ title: 'North' }, { title: 'South' }], voted: true },
    });
    const { poll, created_at: from } = asForm.body;
    expect(Math.round((Date.parse(poll.expires_at) - Date.parse(from)) / 60_000)).toBe(1_440);
    expect(multipart.body).toMatchObject({ content: '<p>In parts</p>', sensitive: true });
  });

  it('with links to hosts in other scripts, of which each counts 23 characters', async () => {
    const long = `${'x'.repeat(470)} https://bücher.example/abcdefghijklmnop`;

    const linked = await publish(asAda, { status: 'https://bücher.example/ä www.münchen.example' });
    const accepted = await asAda.post('/v1/statuses', { status: long });
    const partly = await publish(asAda, { status: 'https://bank.comд' });

    expect(linked.content).toContain('<a href="https://xn--bcher-kva.example/ä"');
    expect(linked.content).toContain('<span class="invisible">https://</span><span class="">bücher.example/ä</span>');
    expect(linked.content).toContain('<a href="https://www.xn--mnchen-3ya.example"');
    expect(accepted.status).toBe(200);
    expect(partly.content).toBe('<p>https://bank.comд</p>');
  });

  it('with links for the people it mentions, and words for those who are not here', async () => {
    const host: string = (await asAda.get('/v2/instance')).body.domain;
    await app.world.people('hyphen-', 'under_');
    const written = `@nosuchperson @ben- @ben__ @hyphen-- @under_, @ben@${host} @ben@other.example`;

    const { id, content, mentions } = await publish(asAda, { status: written });
    const { body: edited } = await asAda.put(`/v1/statuses/${id}`, { status: `@nosuchperson @BEN_ ${host}` });
    const { data } = await app.visitor.graphql('query ($id: ID!) { post(id: $id) { entities { text target } } }', {
      id,
    });
    const { body: history } = await asAda.get(`/v1/statuses/${id}/history`);

    const linked = [...content.matchAll(/class="u-url mention">@<span>([^<]*)/g)].map(([, name]) => name);
    expect(linked).toEqual(['ben', 'ben', 'hyphen-', 'under_', `ben@${host}`]);
    expect(content).toContain('@nosuchperson <span');
    expect(content).toContain('@ben@other.example');
    expect(mentions.map(({ acct }: Json) => acct).toSorted()).toEqual(['ben', 'hyphen-', 'under_']);
    expect(edited.mentions).toMatchObject([{ acct: 'ben' }]);
    expect(data.post.entities).toEqual([{ text: '@BEN', target: 'BEN' }]);
    expect(history[0].content).not.toContain('nosuchperson"');
  });

  it('by masto, with a picture and a warning', async () => {
    const client = await masto(ada);
    const file = new Blob([new Uint8Array(await picture(64, 48).png().toBuffer())], { type: 'image/png' });

    const media = await client.v2.media.create({ file, description: 'A pond' });
    const status = await client.v1.statuses.create({
      status: '',
      mediaIds: [media.id],
      spoilerText: 'Water',
      sensitive: true,
    });

    expect(media).toMatchObject({ type: 'image', description: 'A pond' });
    expect(status).toMatchObject({ spoilerText: 'Water', sensitive: true, content: '' });
    expect(status.mediaAttachments.map(({ id }) => id)).toEqual([media.id]);
    const { data } = await app.as(ada).graphql('query ($id: ID!) { post(id: $id) { isMarkedSensitive } }', {
      id: status.id,
    });
    expect(data.post.isMarkedSensitive).toBe(false);
  });

  it('by megalodon, with a poll, and then edited and deleted', async () => {
    const client = generator('mastodon', app.url, await appToken(app, ada));

    const poll = { options: ['North', 'South'], expires_in: 3_600, multiple: false, hide_totals: true };
    const { data: created } = await client.postStatus('Which?', { poll, visibility: 'private' });
    const { id } = created as Entity.Status;
    const { data: edited } = await client.editStatus(id, { status: 'Which pond?', poll });
    const { status } = await client.deleteStatus(id);

    expect(created).toMatchObject({ visibility: 'private', poll: { options: [{ votes_count: null }, {}] } });
    expect(edited).toMatchObject({ id, content: '<p>Which pond?</p>', poll: { voters_count: 0 } });
    expect(status).toBe(200);
  });

  it('with the media of a form, in order', async () => {
    const [first, second] = [await uploadPicture(asAda), await uploadPicture(asAda)];
    const form = new URLSearchParams([
      ['media_ids[]', second.id],
      ['media_ids[]', first.id],
    ]);

    const { body } = await asAda.post('/v1/statuses', form.toString(), FORM);

    expect(body.media_attachments.map(({ id }: Json) => id)).toEqual([second.id, first.id]);
  });

  it.each(['the-same', 'in several words'])('once for each idempotency key, such as %s', async (text) => {
    const key = { 'idempotency-key': text };

    const first = await asAda.post('/v1/statuses', { status: 'Once' }, key);
    const again = await asAda.post('/v1/statuses', { status: 'Once' }, key);
    const other = await asAda.post('/v1/statuses', { status: 'Something else' }, key);

    expect(again.body.id).toBe(first.body.id);
    expect(other.status).toBe(422);
  });

  it('as a reply, as narrow as what it answers', async () => {
    const quack = await publish(asAda, { status: 'Who reads this?', visibility: 'unlisted' });

    const reply = await publish(asBen, { status: 'Me', in_reply_to_id: quack.id, visibility: 'public' });

    expect(reply).toMatchObject({
      in_reply_to_id: quack.id,
      in_reply_to_account_id: ada.id,
      visibility: 'unlisted',
    });
    expect(
      await refusal(asBen.post('/v1/statuses', { status: 'Us', in_reply_to_id: quack.id, visibility: 'private' })),
    ).toEqual([422, expect.stringContaining('Only a quack can be for followers')]);
  });

  it('as a quote, by whom its policy lets quote', async () => {
    const open = await publish(asAda, { status: 'Quote me', quote_approval_policy: 'public' });
    const closed = await publish(asAda, { status: 'Do not', quote_approval_policy: 'nobody' });

    const quote = await publish(asBen, { status: 'Look', quoted_status_id: open.id });

    expect(quote.quote).toMatchObject({ state: 'accepted', quoted_status: { id: open.id } });
    expect(await refusal(asBen.post('/v1/statuses', { status: 'Look', quoted_status_id: closed.id }))).toEqual([
      403,
      'This quack can not be quoted.',
    ]);
  });

  it('for those who ask, where its author prefers that and the client sends the policy back that it read', async () => {
    const author = await app.world.person('eve');
    const client = await clientOf(app, author);
    const preferred = 'mutation { updatePreferences(input: { defaultQuoteRule: ASK }) { viewer { email } } }';
    await app.as(author).graphql(preferred);
    const { body } = await client.get('/v1/preferences');
    const policy = { quote_approval_policy: body['posting:default:quote_policy'] };

    const status = await publish(client, { status: 'Ask me', ...policy });
    const ruleNow = async () =>
      (await app.as(author).graphql('query ($id: ID!) { post(id: $id) { quoteRule } }', status)).data.post.quoteRule;

    expect(await ruleNow()).toBe('ASK');
    await client.put(`/v1/statuses/${status.id}/interaction_policy`, policy);
    expect(await ruleNow()).toBe('ASK');
  });

  it('and answered to its author while it is held', async () => {
    const staff = await app.world.person('moderator', { role: 'admin' });
    const add = 'mutation ($input: AddHeldWordInput!) { addHeldWord(input: $input) { heldWord { id } } }';
    await app.as(staff).graphql(add, { input: { text: 'goldenegg', kind: 'PHRASE' } });

    const held = await publish(asAda, { status: 'Buy a goldenegg' });

    expect(held).toMatchObject({ content: '<p>Buy a goldenegg</p>', account: { id: ada.id } });
    expect((await asBen.post(`/v1/statuses/${held.id}/favourite`)).status).toBe(404);
    expect((await asAda.delete(`/v1/statuses/${held.id}`)).body.text).toBe('Buy a goldenegg');
  });
});

describe('A status is refused', () => {
  it.each([
    [{}, 'Validation failed: A quack must not be empty.'],
    [{ status: 'a'.repeat(501) }, /at most 500 characters; this one has 501/],
    [{ status: ['a', 'b'] }, 'Validation failed: Status is invalid'],
    [{ status: { a: 1 } }, 'Validation failed: Status is invalid'],
    [{ status: 'a\0b' }, 'Validation failed: Status is invalid'],
    [{ status: 'a', spoiler_text: 'b'.repeat(121) }, /single line of at most 120 characters/],
    [{ status: 'a', visibility: 'everyone' }, /Visibility is not one of public/],
    [{ status: 'a', quote_approval_policy: 'friends' }, /Quote approval policy is not one of/],
    [{ status: 'a', media_ids: ['110224538612341312'] }, /Media ids 0 is not one of your uploads/],
    [{ status: 'a', media_ids: [NOWHERE] }, /is no longer there. Add it again/],
    [{ status: 'a', media_ids: [NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE] }, /at most 4 pictures/],
    [{ status: 'a', poll: { options: ['one'], expires_in: 300 } }, /2 to 6 answers/],
    [{ status: 'a', poll: { options: ['one', 'two'], expires_in: 30 } }, /from 5 minutes to 30 days/],
    [{ status: 'a', poll: { options: ['one', 'two'] } }, /Poll expires in is not a number/],
    [{ status: 'a', poll: { options: [['one'], {}], expires_in: 300 } }, /Poll options 0 is invalid/],
    [{ status: 'a', poll: 'yes' }, /Poll is invalid/],
    [{ status: 'a', sensitive: { a: 1 } }, /Sensitive is invalid/],
    [{ status: 'a', scheduled_at: 'tomorrow' }, /Scheduled at is not a date and time/],
    [{ status: 'a', scheduled_at: [] }, /Scheduled at is invalid/],
  ])('as %j', async (body, error) => {
    const answer = await refusal(asAda.post('/v1/statuses', body));

    expect(answer).toEqual([422, typeof error === 'string' ? error : expect.stringMatching(error)]);
  });

  it.each(['0', '110224538612341312', NOWHERE])('as an answer to, or a quote of, %s, which is nowhere', async (id) => {
    expect((await asAda.post('/v1/statuses', { status: 'a', in_reply_to_id: id })).status).toBe(404);
    expect((await asAda.post('/v1/statuses', { status: 'a', quoted_status_id: id })).status).toBe(404);
  });

  it('as a form that is too deep or too wide, and as anything but a form or JSON', async () => {
    const deep = `status${'[a]'.repeat(50)}=1`;
    const wide = Array.from({ length: 10_000 }, (_, index) => `k${index}=1`).join('&');
    const post = (body: string, type: string) => asAda.post('/v1/statuses', body, { 'content-type': type });

    for (const body of [deep, wide])
      expect((await post(body, 'application/x-www-form-urlencoded')).status).toBeLessThan(500);
    expect((await post(`${'{"status":'.repeat(50)}1${'}'.repeat(50)}`, 'application/json')).status).toBe(400);
    expect((await post('["status"]', 'application/json')).status).toBe(422);
    expect((await post('status', 'text/plain')).status).toBeLessThan(500);
    expect((await post('__proto__[status]=x', 'application/x-www-form-urlencoded')).status).toBe(422);
  });

  it('without a token, and with one for reading', async () => {
    const reader = await clientOf(app, ada, 'read');

    expect((await app.visitor.post('/v1/statuses', { status: 'a' })).status).toBe(401);
    expect(await refusal(reader.post('/v1/statuses', { status: 'a' }))).toEqual([
      403,
      'This action is outside the authorized scopes',
    ]);
  });
});
