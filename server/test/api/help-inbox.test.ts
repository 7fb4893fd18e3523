import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RootAccount } from '#identity/account/root-account.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const OPERATOR = 'root@example.org';
const TEAM = 'team@example.org';
const FIELDS = 'id subject state isRead assignee { handle } answers { body author { handle } }';
const LIST = `query($state: ContactMessageState, $assigneeId: ID, $isAssigned: Boolean, $query: String) {
  contactMessages(state: $state, assigneeId: $assigneeId, isAssigned: $isAssigned, query: $query) { totalCount edges { node { ${FIELDS} } } }
}`;
const COUNTS = '{ contactMessageCounts { open answered archived unread } }';
const UPDATE = `mutation($id: ID!, $input: ContactMessageChangesInput!) {
  updateContactMessage(id: $id, input: $input) { ${FIELDS} }
}`;
const ANSWER = `mutation($id: ID!, $body: String!) { answerContactMessage(id: $id, body: $body) { ${FIELDS} } }`;

let app: TestApp;
let addy: Person;
let adam: Person;
let basil: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { ROOT_EMAIL: OPERATOR, CONTACT_EMAIL: TEAM } });
  await app.get(RootAccount).ensure();
  addy = await app.world.person('addy', { role: 'admin' });
  adam = await app.world.person('adam', { role: 'admin' });
  basil = await app.world.person('basil');
});
afterAll(() => app.stop());

async function list(filter: Record<string, unknown> = {}): Promise<Json[]> {
  const { data } = await app.as(addy).graphql(LIST, filter);
  return (data.contactMessages.edges as Json[]).map(({ node }) => node);
}

/** @returns the id */
async function message(subject: string, text = 'Hello.\nOnce more.'): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.net`;
  await app.visitor.post('/help/contact', { name: 'Vera', email, subject, message: text });
  return (await list({ query: subject }))[0]!.id as string;
}

const addressOf = async (id: string) =>
  (await app.rows<{ email: string }>('select email from contact_messages where id = $1', [id]))[0]!.email;
const entriesOf = (id: string) =>
  app.rows('select actor_handle, action, before, after from audit_entries where subject_id = $1 order by id', [id]);

describe('The inbox', () => {
  it('finds messages by state, assignee and text, and counts them', async () => {
    const heron = await message('About a heron', 'It is BACK on the roof.');
    const owl = await message('About an owl');
    await app.as(addy).graphql(UPDATE, { id: owl, input: { state: 'ARCHIVED', assigneeId: adam.id } });

    const ids = async (filter: Record<string, unknown>) => (await list(filter)).map(({ id }) => id as string);

    expect(await ids({ state: 'OPEN' })).toEqual([heron]);
    expect(await ids({ state: 'ARCHIVED' })).toEqual([owl]);
    expect(await ids({ assigneeId: adam.id })).toEqual([owl]);
    expect(await ids({ isAssigned: true })).toEqual([owl]);
    expect(await ids({ isAssigned: false })).toEqual([heron]);
    expect(await ids({ query: 'back on' })).toEqual([heron]);
    expect(await ids({ query: '100%' })).toEqual([]);
    expect(await ids({})).toEqual([owl, heron]);
    expect((await app.as(addy).graphql(LIST, { query: 'heron' })).data.contactMessages.totalCount).toBe(1);
    const { data } = await app.as(addy).graphql(COUNTS);
    expect(data.contactMessageCounts).toEqual({ open: 1, answered: 0, archived: 1, unread: 1 });
  });

  it('answers as many messages as asked for, and those after a cursor', async () => {
    for (const number of [1, 2, 3]) await message(`Page of swans ${number}`);
    const page = async (after: string | null) => {
      const query = `query($after: String) { contactMessages(query: "Page of swans", first: 2, after: $after) {
        pageInfo { hasNextPage endCursor } edges { node { subject } } } }`;
      const { edges, pageInfo } = (await app.as(addy).graphql(query, { after })).data.contactMessages;
      return { ...pageInfo, subjects: edges.map(({ node }: Json) => node.subject) };
    };

    const first = await page(null);
    const second = await page(first.endCursor);

    expect(first).toMatchObject({ hasNextPage: true, subjects: ['Page of swans 3', 'Page of swans 2'] });
    expect(second).toMatchObject({ hasNextPage: false, subjects: ['Page of swans 1'] });
  });

  it('assigns messages to those who can read them, and records what changed', async () => {
    const id = await message('To be assigned');

    const refused = await app.as(addy).graphql(UPDATE, { id, input: { assigneeId: basil.id } });
    const assigned = await app.as(addy).graphql(UPDATE, { id, input: { assigneeId: adam.id, isRead: true } });
    const taken = await app.as(adam).graphql(UPDATE, { id, input: { assigneeId: null } });

    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_ASSIGNEE' });
    expect(assigned.data.updateContactMessage).toMatchObject({ assignee: { handle: 'adam' }, isRead: true });
    expect(taken.data.updateContactMessage).toMatchObject({ assignee: null, isRead: true, state: 'OPEN' });
    expect(await entriesOf(id)).toEqual([
      {
        actor_handle: 'addy',
        action: 'help.message.updated',
        before: { state: 'open', assigneeId: null },
        after: { state: 'open', assigneeId: adam.id },
      },
      {
        actor_handle: 'adam',
        action: 'help.message.updated',
        before: { state: 'open', assigneeId: adam.id },
        after: { state: 'open', assigneeId: null },
      },
    ]);
    const team = await app.as(addy).graphql('{ contactTeam { handle } }');
    const handles = (team.data.contactTeam as Json[]).map(({ handle }) => handle as string);
    expect(handles).toEqual(expect.arrayContaining(['adam', 'addy']));
    expect(handles).not.toContain('basil');
  });

  it('answers by email with the message quoted, once a key, and keeps the answer', async () => {
    const id = await message('A question', 'Where is it?\nThe heron.');
    const headers = { 'idempotency-key': randomUUID() };

    const first = await app.as(addy).graphql(ANSWER, { id, body: 'On the roof.\nLook up.' }, headers);
    await app.as(addy).graphql(ANSWER, { id, body: 'On the roof.\nLook up.' }, headers);

    expect(first.data.answerContactMessage).toMatchObject({
      state: 'ANSWERED',
      isRead: true,
      assignee: { handle: 'addy' },
      answers: [{ body: 'On the roof.\nLook up.', author: { handle: 'addy' } }],
    });
    // After the one that says that the message has come.
    const mail = (await app.mailbox.latestTo(await addressOf(id), 2)) as Json;
    expect(mail).toMatchObject({ subject: 'Re: A question', replyTo: TEAM });
    expect(mail.text).toContain('Reply to this email to write back.');
    expect((await app.mailbox.latestTo(TEAM)).text).toContain('/admin/messages?open=');
    expect(mail.text).toContain('On the roof.');
    expect(mail.text).toContain('> Where is it?');
    expect((await list({ query: 'A question' }))[0]!.answers).toHaveLength(1);
    expect(await entriesOf(id)).toEqual([
      expect.objectContaining({ actor_handle: 'addy', action: 'help.message.answered' }),
    ]);
  });

  it('refuses an empty answer, and one to a message that is gone', async () => {
    const id = await message('To be deleted');

    const empty = await app.as(addy).graphql(ANSWER, { id, body: '  ' });
    await app.as(addy).graphql('mutation($id: ID!) { deleteContactMessage(id: $id) { deletedId } }', { id });
    const gone = await app.as(addy).graphql(ANSWER, { id, body: 'Hello.' });

    expect(empty.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'body' }] });
    expect(gone.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('Replies to an answer', () => {
  it.each([
    [
      'the sender of all emails, if someone reads it',
      { MAIL_FROM: 'Mallard <hello@example.org>' },
      'hello@example.org',
    ],
    ['no one, if it is a no-reply address, and never the address of an administrator', {}, undefined],
  ])('go to %s', async (_, env, expected) => {
    const other = await startTestApp({ env: { ROOT_EMAIL: OPERATOR, ...env } });
    try {
      const staff = await other.world.person('staff_one', { role: 'admin' });
      const to = 'asks@example.net';
      await other.visitor.post('/help/contact', { name: 'Vera', email: to, subject: 'Hm', message: 'Where?' });
      const { data } = await other.as(staff).graphql('{ contactMessages { edges { node { id } } } }');
      const [{ node }] = data.contactMessages.edges as [Json];

      await other.as(staff).graphql(ANSWER, { id: node.id, body: 'There.' });

      const mail = (await other.mailbox.latestTo(to, 2)) as Json;
      expect(mail.replyTo ?? undefined).toBe(expected);
      expect((mail.text as string).includes('/help?tab=contact')).toBe(expected === undefined);
    } finally {
      await other.stop();
    }
  });
});
