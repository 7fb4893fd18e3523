import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NewsletterDelivery } from '#email-subscription/newsletters/newsletter-delivery.js';
import { ScheduledNewslettersService } from '#email-subscription/newsletters/scheduled-newsletters.service.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const SEND = 'mutation ($input: SendNewsletterInput!) { sendNewsletter(input: $input) { id language } }';
const TEST = 'mutation ($input: SendNewsletterInput!) { sendNewsletterTest(input: $input) { email } }';
const MAIL = `query ($subject: String!, $body: String!, $language: String) {
  newsletterMail(subject: $subject, body: $body, language: $language) { subject html text }
}`;
const RECIPIENTS = 'query ($language: String) { newsletterRecipients(language: $language) }';
const SCHEDULE = 'mutation ($input: ScheduleNewsletterInput!) { scheduleNewsletter(input: $input) { id sendAt } }';
const CHANGE = `mutation ($id: ID!, $input: ScheduleNewsletterInput!) {
  updateScheduledNewsletter(id: $id, input: $input) { subject language sendAt }
}`;
const CANCEL = 'mutation ($id: ID!) { cancelScheduledNewsletter(id: $id) { deletedId } }';
const LIST = '{ scheduledNewsletters { id subject language sendAt } newsletters { edges { node { id subject } } } }';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.world.person('addy', { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(() => app.rows('delete from email_subscriptions', []));

const reasonOf = (answer: { errors?: { extensions: Json }[] }) => answer.errors?.[0]?.extensions.reason as unknown;
const ask = (query: string, variables: Json = {}, headers = {}) => app.as(admin).graphql(query, variables, headers);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function subscriber(email: string, language = 'en'): Promise<void> {
  const query = 'mutation ($email: String!) { subscribeEmail(email: $email) }';
  await app.visitor.graphql(query, { email }, { 'accept-language': language });
  const token = await app.mailbox.tokenTo(email);
  await app.visitor.graphql('mutation ($token: String!) { verifyEmailSubscription(token: $token) }', { token });
}

/** The time that was chosen has come. */
const comeDue = (id: string) =>
  app.rows(`update scheduled_newsletters set send_at = now() - interval '1 second' where id = $1`, [id]);

/** The addresses that an issue has reached, once no email waits any more. */
async function reached(subject: string): Promise<string[]> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const mails = await app.rows<{ to_address: string; state: string }>(
      'select to_address, state from mails where subject = $1 order by 1',
      [subject],
    );
    if (mails.length > 0 && mails.every(({ state }) => state === 'sent')) return mails.map((mail) => mail.to_address);
    if (Date.now() > deadline) throw new Error(`Waited too long for ${subject}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const BODY = `# Herons

Three **herons**, see [the list](/explore) and https://example.com.
![A heron](/media/heron.png) ![](https://elsewhere.example/x.png)

> אמרו שהם חזרו

1. one
2. two
   - <script>alert(1)</script>

| a | b |
| - | - |
| c | d |`;

describe('The preview of a newsletter', () => {
  it('is the email that a subscriber gets, but for the link that ends the subscription', async () => {
    await subscriber('reader@example.org', 'he');

    const preview = (await ask(MAIL, { subject: 'Three herons', body: BODY, language: 'he' })).data.newsletterMail;
    await ask(SEND, { input: { subject: 'Three herons', body: BODY } });
    await app.get(NewsletterDelivery).send();
    await reached('Three herons');
    const mail = await app.mailbox.latestTo('reader@example.org', 2);

    const withoutToken = (text: string) => text.replaceAll(/\?token=[\w.%-]+/g, '');
    expect(preview.html).toBe(withoutToken(mail.html));
    expect(preview.text).toBe(withoutToken(mail.text));
  });

  it('has each element in its own style and direction, smaller than the heading, and absolute links', async () => {
    const { html } = (await ask(MAIL, { subject: 'Three herons', body: BODY })).data.newsletterMail;

    expect(html).toMatch(/<h1[^>]*font-size:22px/);
    expect(html).toMatch(/<h2[^>]*font-size:20px[^>]*>Herons</);
    expect(html).toMatch(/<blockquote dir="rtl" style="[^"]*text-align:right;border-right:3px solid/);
    expect(html).toMatch(/<p dir="ltr" style="[^"]*text-align:left;[^"]*">Three <strong>herons<\/strong>/);
    expect(html).toContain('<a href="http://localhost:3000/explore"');
    expect(html).toContain('src="http://localhost:3000/media/heron.png"');
    expect(html).not.toContain('elsewhere.example');
    expect(html).not.toContain('<script');
  });

  it('has a plain text part without markup', async () => {
    const { text } = (await ask(MAIL, { subject: 'Three herons', body: BODY })).data.newsletterMail;

    expect(text).toContain(
      [
        'Three herons\n\nHerons\n',
        'Three herons, see the list (http://localhost:3000/explore) and https://example.com. A heron\n',
        '> אמרו שהם חזרו\n',
        '1. one\n2. two\n   - <script>alert(1)</script>\n',
        'a | b\nc | d\n',
      ].join('\n'),
    );
  });

  it('shows a draft that has no text yet, and refuses one that is too long', async () => {
    const empty = await ask(MAIL, { subject: '', body: ' ' });

    expect(empty.data.newsletterMail).toMatchObject({ subject: '', html: expect.stringContaining('Unsubscribe') });
    expect(reasonOf(await ask(MAIL, { subject: 'Long', body: 'x'.repeat(65 * 1024) }))).toBe('INVALID_NEWSLETTER');
  });
});

describe('A test of a newsletter', () => {
  it('goes to its author alone, says that it is one, and ends no subscription', async () => {
    await subscriber('reader@example.org');

    const { data } = await ask(TEST, { input: { subject: 'Is it fine?', body: 'Text.' } });
    const { email } = data.sendNewsletterTest as { email: string };
    const to = await reached('Test: Is it fine?');

    expect(to).toEqual([email]);
    const [row] = await app.rows<{ email: string }>('select email from users where id = $1', [admin.id]);
    expect(email).toBe(row!.email);
    const mail = await app.mailbox.latestTo(email);
    expect(mail.text).toContain('Unsubscribe:\nhttp://localhost:3000/unsubscribe\n');
    expect((await ask(LIST)).data.newsletters.edges).not.toContainEqual({
      node: expect.objectContaining({ subject: 'Is it fine?' }),
    });
  });
});

describe('A newsletter for the readers of one language', () => {
  it('goes to them only, and says beforehand how many they are', async () => {
    await subscriber('en1@example.org');
    await subscriber('en2@example.org');
    await subscriber('he1@example.org', 'he');

    const counts = [];
    for (const language of ['en', 'he', null]) {
      counts.push((await ask(RECIPIENTS, { language })).data.newsletterRecipients);
    }
    const sent = await ask(SEND, { input: { subject: 'שלום', body: 'בעברית', language: 'he' } });
    await app.get(NewsletterDelivery).send();

    expect(counts).toEqual([2, 1, 3]);
    expect(sent.data.sendNewsletter.language).toBe('he');
    expect(await reached('שלום')).toEqual(['he1@example.org']);
    const refused = await ask(SEND, { input: { subject: 'Bonjour', body: 'Texte', language: 'fr' } });
    expect(reasonOf(refused)).toBe('INVALID_NEWSLETTER');
  });
});

describe('A scheduled newsletter', () => {
  it('waits in the list, and is sent once when it is due, to those who are subscribers then', async () => {
    await subscriber('early@example.org');
    const input = { subject: 'From tomorrow', body: 'Text.', sendAt: inMinutes(60) };
    const headers = { 'idempotency-key': randomUUID() };

    const scheduled = (await ask(SCHEDULE, { input }, headers)).data.scheduleNewsletter as { id: string };
    const again = await ask(SCHEDULE, { input }, headers);
    const service = app.get(ScheduledNewslettersService);
    await service.startDue();
    const waiting = (await ask(LIST)).data.scheduledNewsletters;
    await subscriber('late@example.org');
    await comeDue(scheduled.id);
    await Promise.all([service.startDue(), service.startDue(), service.startDue()]);
    await app.get(NewsletterDelivery).send();

    expect(again.data.scheduleNewsletter.id).toBe(scheduled.id);
    expect(waiting).toEqual([{ id: scheduled.id, subject: input.subject, language: null, sendAt: input.sendAt }]);
    expect(await reached('From tomorrow')).toEqual(['early@example.org', 'late@example.org']);
    const { data } = await ask(LIST);
    expect(data.scheduledNewsletters).toEqual([]);
    expect((data.newsletters.edges as Json[]).filter(({ node }) => node.id === scheduled.id)).toHaveLength(1);
  });

  it('can be changed and canceled until it is sent', async () => {
    await subscriber('reader@example.org');
    const input = { subject: 'First words', body: 'Text.', sendAt: inMinutes(60) };
    const kept = (await ask(SCHEDULE, { input })).data.scheduleNewsletter.id as string;
    const dropped = (await ask(SCHEDULE, { input: { ...input, subject: 'Never' } })).data.scheduleNewsletter
      .id as string;

    const changed = { ...input, subject: 'Better words', language: 'en', sendAt: inMinutes(90) };
    const update = await ask(CHANGE, { id: kept, input: changed });
    const cancel = await ask(CANCEL, { id: dropped });
    await comeDue(kept);
    await app.get(ScheduledNewslettersService).startDue();
    await app.get(NewsletterDelivery).send();

    const { body: _, ...shown } = changed;
    expect(update.data.updateScheduledNewsletter).toEqual(shown);
    expect(cancel.data.cancelScheduledNewsletter.deletedId).toBe(dropped);
    expect(await reached('Better words')).toEqual(['reader@example.org']);
    for (const [query, id] of [
      [CHANGE, kept],
      [CANCEL, kept],
      [CANCEL, dropped],
    ] as const) {
      expect(reasonOf(await ask(query, { id, input: changed }))).toBe('NEWSLETTER_NOT_SCHEDULED');
    }
    expect(await app.rows(`select 1 from mails where subject in ('Never', 'First words')`, [])).toEqual([]);
  });

  it('is 5 minutes to a year ahead', async () => {
    const at = async (minutes: number) =>
      reasonOf(await ask(SCHEDULE, { input: { subject: 'When?', body: 'Text.', sendAt: inMinutes(minutes) } }));

    expect(await at(4)).toBe('SEND_TIME_TOO_SOON');
    expect(await at(366 * 24 * 60)).toBe('SEND_TIME_TOO_LATE');
  });
});
