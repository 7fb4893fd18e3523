import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RootAccount } from '#identity/account/root-account.js';
import type { Json } from './support/client.js';
import { startTestApp, type TestApp } from './support/app.js';

const SEND = 'mutation($input: ContactInput!) { sendContactMessage(input: $input) }';
const OPERATOR = 'root@example.org';
const letter = { name: 'Vera', email: 'vera@example.net', subject: 'A heron', message: 'It is back.\nOn the roof.' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { ROOT_EMAIL: OPERATOR, RATE_LIMITS: 'on' } });
  await app.get(RootAccount).ensure();
});
afterAll(() => app.stop());

const key = () => ({ 'idempotency-key': randomUUID() });

const kept = (email: string) => app.rows('select subject from contact_messages where email = $1', [email]);

describe('The contact form', () => {
  it('mails the operator, who answers the sender, and mails the sender a copy without links, once a key', async () => {
    const headers = key();
    const input = { ...letter, message: 'See https://evil.example/x and evil.example too.\nBye.' };
    const first = await app.visitor.graphql(SEND, { input }, headers);
    const again = await app.visitor.graphql(SEND, { input }, headers);

    expect([first.data, again.data]).toEqual([{ sendContactMessage: true }, { sendContactMessage: true }]);
    const received = (await app.mailbox.latestTo(OPERATOR)) as Json;
    const copy = await app.mailbox.latestTo(letter.email);
    expect(received).toMatchObject({ subject: '[Mallard] A heron', replyTo: letter.email });
    expect(received.text).toContain('https://evil.example/x');
    expect(copy.text).toContain('Bye.');
    expect(copy.text).not.toContain('evil.example');
    expect(await kept(letter.email)).toHaveLength(1);
  });

  it('answers a bot that fills in the honeypot, and stores nothing', async () => {
    const answer = await app.visitor.post('/help/contact', {
      ...letter,
      email: 'bot@example.net',
      website: 'https://x',
    });

    expect(answer.body).toEqual({ succeeded: true, data: null, messages: [] });
    expect(await kept('bot@example.net')).toEqual([]);
  });

  it('hears three messages an hour from one address, and says when to come back', async () => {
    const third = await app.visitor.post('/help/contact', { ...letter, email: 'third@example.net' });
    const fourth = await app.visitor.post('/help/contact', { ...letter, email: 'fourth@example.net' });

    expect(third.status).toBe(429);
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await kept('fourth@example.net')).toEqual([]);
  });
});

describe('Messages', () => {
  const LIST = '{ contactMessages { edges { node { id name email subject message } } } }';

  it('are read and deleted by administrators only', async () => {
    const admin = await app.world.person('addy', { role: 'admin' });
    const editor = await app.world.person('edda', { role: 'editor' });
    const remove = 'mutation($id: ID!) { deleteContactMessage(id: $id) { deletedId } }';

    const refused = await app.as(editor).graphql(LIST);
    const read = await app.as(admin).graphql(LIST);
    const [message] = (read.data.contactMessages.edges as Json[]).map(({ node }) => node);
    const removed = await app.as(admin).graphql(remove, { id: message.id });
    const again = await app.as(admin).graphql(remove, { id: message.id });

    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(message).toMatchObject({ name: 'Vera', subject: 'A heron' });
    expect(removed.data.deleteContactMessage.deletedId).toBe(message.id);
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
