import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NewsletterDelivery } from '#email-subscription/newsletters/newsletter-delivery.js';
import { UnconfirmedSubscriptionsJob } from '#email-subscription/unconfirmed-subscriptions.job.js';
import { UnqueuedMails } from '#kernel/mail/unqueued-mails.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmail(email: $email) }';
const VERIFY = 'mutation ($token: String!) { verifyEmailSubscription(token: $token) }';
const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribeEmail(token: $token) }';
const LIST = `query ($query: String, $first: Int, $after: String) {
  emailSubscriptions(query: $query, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id email isActive isEmailVerified } }
  }
}`;
const SET =
  'mutation ($id: ID!, $is: Boolean!) { setEmailSubscriptionVerified(id: $id, isVerified: $is) { isEmailVerified } }';
const REMOVE = 'mutation ($id: ID!) { deleteEmailSubscription(id: $id) { deletedId } }';
const SEND =
  'mutation ($input: SendNewsletterInput!) { sendNewsletter(input: $input) { id subject queued sent failed } }';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.world.person('addy', { role: 'admin' });
});
afterAll(() => app.stop());

const subscribe = (email: string, language = 'en') =>
  app.visitor.graphql(SUBSCRIBE, { email }, { 'accept-language': language });
const verify = (token: string) => app.visitor.graphql(VERIFY, { token });
const reasonOf = (answer: { errors?: { extensions: Json }[] }) => answer.errors?.[0]?.extensions.reason as unknown;

async function subscriber(email: string, language = 'en'): Promise<void> {
  await subscribe(email, language);
  await verify(await app.mailbox.tokenTo(email));
}

async function found(email: string): Promise<Json> {
  const { data } = await app.as(admin).graphql(LIST, { query: email });
  return (data.emailSubscriptions.edges as Json[])[0]?.node;
}

/** The latest email as it would be sent. */
async function sourceTo(email: string): Promise<string> {
  const { id } = (await app.mailbox.latestTo(email)) as unknown as { id: string };
  return (await app.visitor.raw(`/dev/mailbox/${id}/source`)).text();
}

async function oneClickOf(email: string): Promise<string> {
  const address = /^List-Unsubscribe: <http:\/\/localhost:3000(\/\S+)>\r?$/m.exec(await sourceTo(email))?.[1];
  if (address === undefined) throw new Error(`The latest mail to ${email} has no List-Unsubscribe.`);
  return address;
}

/** As email programs do it: a form without a session. */
const oneClick = (address: string) =>
  app.visitor.raw(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

async function until(claim: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await claim())) {
    if (Date.now() > deadline) throw new Error(`Waited too long for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('Signing up', () => {
  it('takes a link in a mail, works by it twice, and is listed as verified then', async () => {
    const answer = await subscribe('Vera@Example.net');
    const before = await found('vera@example.net');
    const token = await app.mailbox.tokenTo('vera@example.net');
    const first = await verify(token);
    const second = await verify(token);

    expect(answer.data).toEqual({ subscribeEmail: true });
    expect(before).toMatchObject({ email: 'Vera@example.net', isActive: true, isEmailVerified: false });
    expect([first.data, second.data]).toEqual([{ verifyEmailSubscription: true }, { verifyEmailSubscription: true }]);
    expect(await found('vera@example.net')).toMatchObject({ isActive: true, isEmailVerified: true });
    expect(await app.rows('select 1 from email_subscriptions where token_hash = $1', [token])).toEqual([]);
  });

  it('speaks Hebrew to those who do', async () => {
    await subscribe('rina@example.net', 'he');

    const mail = await app.mailbox.latestTo('rina@example.net');
    expect(mail.subject).toBe('אישור ההרשמה לעדכונים של Mallard');
    expect(mail.html).toContain('dir="rtl"');
  });

  it('answers known, unknown and departed addresses alike, none sooner than another', async () => {
    await subscriber('known@example.net');
    await subscriber('gone@example.net');
    await oneClick(await oneClickOf('gone@example.net'));
    const answers: unknown[] = [];
    const times: number[] = [];

    for (const email of ['known@example.net', 'nobody-yet@example.net', 'gone@example.net']) {
      const started = performance.now();
      const { status, body } = await app.visitor.post('/email-subscription/subscribe', { email });
      answers.push([status, body]);
      times.push(performance.now() - started);
    }

    expect(answers).toEqual(Array(3).fill([200, { succeeded: true, data: null, messages: [] }]));
    expect(Math.min(...times)).toBeGreaterThan(300);
    expect((await app.mailbox.latestTo('known@example.net', 2)).subject).toContain('already');
  });

  it('refuses a link that was never made, and one that is older than a day', async () => {
    await subscribe('slow@example.net');
    const token = await app.mailbox.tokenTo('slow@example.net');
    await app.rows(`update email_subscriptions set token_expires_at = now() - interval '1 s' where email_key = $1`, [
      'slow@example.net',
    ]);

    expect(reasonOf(await verify(token))).toBe('TOKEN_EXPIRED');
    expect(reasonOf(await verify('A'.repeat(43)))).toBe('TOKEN_INVALID');
  });

  it('is deleted a month after its link has expired if it was never confirmed', async () => {
    await subscriber('kept@example.net');
    for (const name of ['waiting', 'forgotten']) await subscribe(`${name}@example.net`);
    await app.rows(
      `update email_subscriptions set token_expires_at = now() - interval '31 days' where email_key = any($1)`,
      [['kept@example.net', 'forgotten@example.net']],
    );

    await app.get(UnconfirmedSubscriptionsJob).run();

    expect(await found('kept@example.net')).toMatchObject({ isEmailVerified: true });
    expect(await found('waiting@example.net')).toMatchObject({ isEmailVerified: false });
    expect(await found('forgotten@example.net')).toBeUndefined();
  });

  it('several times at once makes one subscription, which the latest link confirms', async () => {
    const email = 'eager@example.net';
    const asked = await Promise.all(Array.from({ length: 4 }, () => subscribe(email)));
    expect(asked.flatMap(({ errors = [] }) => errors)).toEqual([]);
    await app.mailbox.to(email, 4);
    const tokens = (await app.mailbox.to(email)).map(({ text }) => /token=([\w-]{43})\n/.exec(text)?.[1] ?? '');

    const answers = await Promise.all(tokens.map(verify));

    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(new Set(answers.map(reasonOf))).toEqual(new Set([undefined, 'TOKEN_INVALID']));
    const { data } = await app.as(admin).graphql(LIST, { query: email });
    expect(data.emailSubscriptions.totalCount).toBe(1);
  });
});

describe('Unsubscribing', () => {
  it('takes one POST without a session, changes nothing by GET, and is idempotent', async () => {
    const email = 'leaver@example.net';
    await subscriber(email);
    const address = await oneClickOf(email);
    const source = await sourceTo(email);

    const shown = await app.visitor.raw(address, { redirect: 'manual' });
    const afterGet = await found(email);
    const statuses = [(await oneClick(address)).status, (await oneClick(address)).status];

    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect([shown.status, shown.headers.get('location')]).toEqual([
      303,
      address.replace('/api/email-subscription/unsubscribe', '/unsubscribe'),
    ]);
    expect(afterGet).toMatchObject({ isActive: true });
    expect(statuses).toEqual([200, 200]);
    expect(await found(email)).toMatchObject({ isActive: false });
  });

  it('also works as a multipart form, and by the token of the page', async () => {
    await subscriber('form@example.net');
    await subscriber('page@example.net');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const posted = await app.visitor.raw(await oneClickOf('form@example.net'), { method: 'POST', body: form });
    const token = (await oneClickOf('page@example.net')).split('token=')[1];
    const paged = await app.visitor.graphql(UNSUBSCRIBE, { token });

    expect(posted.status).toBe(200);
    expect(paged.data).toEqual({ unsubscribeEmail: true });
    expect(await found('form@example.net')).toMatchObject({ isActive: false });
    expect(await found('page@example.net')).toMatchObject({ isActive: false });
  });

  it('is refused with a token that someone made up for the address of another', async () => {
    const email = 'victim@example.net';
    await subscriber(email);
    const token = (await oneClickOf(email)).split('token=')[1]!;
    const madeUp = token.slice(0, 43) + [...token.slice(43)].reverse().join('');

    const posted = await oneClick(`/api/email-subscription/unsubscribe?token=${madeUp}`);
    const paged = await app.visitor.graphql(UNSUBSCRIBE, { token: madeUp });

    expect(posted.status).toBeGreaterThanOrEqual(400);
    expect(paged.errors).toHaveLength(1);
    expect(await found(email)).toMatchObject({ isActive: true });
  });

  it('outlives the deletion of the subscription, until the person confirms a new one', async () => {
    const email = 'back@example.net';
    await subscriber(email);
    const address = await oneClickOf(email);
    await app.as(admin).graphql(REMOVE, { id: (await found(email)).id });
    await oneClick(address);

    await subscribe(email);
    const asked = await found(email);
    await subscribe(email);
    const mails = await app.mailbox.to(email, 2);
    const byAdmin = await app.as(admin).graphql(SET, { id: asked.id, is: true });
    const stillGone = await found(email);
    await app.as(admin).graphql(SET, { id: asked.id, is: false });
    await app.rows(`update email_suppressions set asked_at = now() - interval '8 days'`, []);
    await subscribe(email);
    await app.mailbox.to(email, 3);
    await verify(await app.mailbox.tokenTo(email));

    expect(asked).toMatchObject({ isActive: false, isEmailVerified: false });
    expect(mails).toHaveLength(2);
    expect(byAdmin.data.setEmailSubscriptionVerified.isEmailVerified).toBe(true);
    expect(stillGone).toMatchObject({ isActive: false });
    expect(await found(email)).toMatchObject({ isActive: true, isEmailVerified: true });
  });
});

describe('Administration', () => {
  it('finds, pages, verifies and deletes subscriptions, and leaves a trace of each in the audit log', async () => {
    for (const n of [1, 2, 3]) await subscribe(`page_${n}@example.net`);

    const first = await app.as(admin).graphql(LIST, { query: 'PAGE_', first: 2 });
    const { endCursor } = first.data.emailSubscriptions.pageInfo as { endCursor: string };
    const second = await app.as(admin).graphql(LIST, { query: 'page_', first: 2, after: endCursor });
    const emails = [first, second].map(({ data }) =>
      (data.emailSubscriptions.edges as Json[]).map((e) => e.node.email),
    );
    const { id } = (second.data.emailSubscriptions.edges as Json[])[0].node;
    const verified = await app.as(admin).put(`/email-subscription/admin/verify/${id}`, { isVerified: true });
    const removed = await app.as(admin).delete(`/email-subscription/admin/${id}`);
    const again = await app.as(admin).delete(`/email-subscription/admin/${id}`);

    expect(emails).toEqual([['page_3@example.net', 'page_2@example.net'], ['page_1@example.net']]);
    expect(first.data.emailSubscriptions.totalCount).toBe(3);
    expect(Object.keys(verified.body.data as object).sort()).toEqual(
      ['id', 'email', 'isActive', 'isEmailVerified', 'createdOn', 'verifiedOn'].sort(),
    );
    expect(removed.body).toEqual({ succeeded: true, data: id, messages: [] });
    expect(again.status).toBe(404);
    const trace = await app.rows<{ action: string }>(
      `select action from audit_entries where subject_id = $1 order by id`,
      [id],
    );
    expect(trace.map(({ action }) => action)).toEqual(['email_subscription.verified', 'email_subscription.deleted']);
  });

  it('tells how many subscriptions there are of each state', async () => {
    const COUNTS = '{ emailSubscriptionCounts { total confirmed unconfirmed unsubscribed } }';
    const counts = async () => (await app.as(admin).graphql(COUNTS)).data.emailSubscriptionCounts;
    const before = await counts();
    await subscriber('count_in@example.net');
    await subscriber('count_out@example.net');
    await oneClick(await oneClickOf('count_out@example.net'));
    await subscribe('count_waiting@example.net');

    expect(await counts()).toEqual({
      total: before.total + 3,
      confirmed: before.confirmed + 1,
      unconfirmed: before.unconfirmed + 1,
      unsubscribed: before.unsubscribed + 1,
    });
  });

  it('lists the subscriptions of one state, and counts only those', async () => {
    await subscriber('state_in@example.net');
    await subscriber('state_out@example.net');
    await oneClick(await oneClickOf('state_out@example.net'));
    await subscribe('state_waiting@example.net');
    const BY_STATE = `query ($state: EmailSubscriptionState) {
      emailSubscriptions(query: "state_", state: $state) { totalCount edges { node { email } } }
    }`;
    const emailsIn = async (state: string | null) => {
      const { totalCount, edges } = (await app.as(admin).graphql(BY_STATE, { state })).data.emailSubscriptions;
      expect(edges).toHaveLength(totalCount as number);
      return (edges as Json[]).map(({ node }) => node.email as string);
    };

    expect(await emailsIn('CONFIRMED')).toEqual(['state_in@example.net']);
    expect(await emailsIn('UNCONFIRMED')).toEqual(['state_waiting@example.net']);
    expect(await emailsIn('UNSUBSCRIBED')).toEqual(['state_out@example.net']);
    expect(await emailsIn(null)).toHaveLength(3);
  });

  it('sorts subscriptions by age, address and confirmation, page by page, and says when they were confirmed', async () => {
    for (const name of ['b', 'c', 'a']) await subscribe(`${name}.sorted@example.org`);
    for (const name of ['c', 'b']) await verify(await app.mailbox.tokenTo(`${name}.sorted@example.org`));
    const SORTED = `query ($sort: EmailSubscriptionSort, $after: String) {
      emailSubscriptions(query: ".sorted@", sort: $sort, first: 2, after: $after) {
        pageInfo { endCursor hasNextPage } edges { node { email verifiedAt } }
      }
    }`;
    const names = async (sort: string | null) => {
      const first = (await app.as(admin).graphql(SORTED, { sort })).data.emailSubscriptions;
      const after = first.pageInfo.endCursor as string;
      const rest = (await app.as(admin).graphql(SORTED, { sort, after })).data.emailSubscriptions;
      return [...(first.edges as Json[]), ...(rest.edges as Json[])]
        .map(({ node }) => (node.email as string)[0])
        .join('');
    };

    expect(await names(null)).toBe('acb');
    expect(await names('OLDEST')).toBe('bca');
    expect(await names('EMAIL')).toBe('abc');
    expect(await names('EMAIL_DESCENDING')).toBe('cba');
    expect(await names('VERIFIED')).toBe('acb');
    expect(await names('VERIFIED_DESCENDING')).toBe('bca');
    const { data } = await app.as(admin).graphql(SORTED, { sort: 'VERIFIED' });
    const [unconfirmed, confirmed] = (data.emailSubscriptions.edges as Json[]).map(({ node }) => node);
    expect(unconfirmed.verifiedAt).toBeNull();
    expect(Number.isNaN(Date.parse(confirmed.verifiedAt as string))).toBe(false);
    const stale = await app
      .as(admin)
      .graphql(SORTED, { sort: 'EMAIL', after: data.emailSubscriptions.pageInfo.endCursor });
    expect(reasonOf(stale)).toBe('INVALID_CURSOR');
    const file = await app.as(admin).raw('/api/email-subscription/admin/export?query=c.sorted');
    expect((await file.text()).trimEnd().split(',').at(-1)).toBe(confirmed.verifiedAt);
  });

  it('exports a CSV in which nothing is a formula', async () => {
    await subscribe('=1+1@example.net');

    const answer = await app.as(admin).raw('/api/email-subscription/admin/export');
    const lines = (await answer.text()).split('\r\n');

    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(lines[0]).toBe('email,isActive,isEmailVerified,createdOn,verifiedOn');
    expect(lines[1]).toMatch(/^"'=1\+1@example\.net",true,false,/);
    expect(lines.every((line) => !/^[=+\-@]/.test(line))).toBe(true);
  });
});

describe('The export of some subscriptions', () => {
  const exported = async (query: string) => {
    const answer = await app.as(admin).raw(`/api/email-subscription/admin/export?${query}`);
    const [, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    return lines.map((line) => line.split(',')[0]);
  };

  it('holds those that the search and the state leave', async () => {
    await subscriber('pond.heron@example.org');
    await subscribe('pond.newt@example.org');
    await subscribe('meadow@example.org');

    expect(await exported('query=POND')).toEqual(['pond.newt@example.org', 'pond.heron@example.org']);
    expect(await exported('query=pond&state=CONFIRMED')).toEqual(['pond.heron@example.org']);
    expect(await exported('state=UNCONFIRMED')).toContain('meadow@example.org');
    expect(await exported('query=nobody-at-all')).toEqual([]);
  });

  it.each(['state=HAPPY', 'query=a&query=b'])('is refused for %s', async (query) => {
    const { status } = await app.as(admin).raw(`/api/email-subscription/admin/export?${query}`);

    expect(status).toBe(400);
  });
});

describe('A newsletter', () => {
  const PROGRESS = 'query ($id: ID!) { newsletter(id: $id) { queued sent failed skipped } }';
  const progress = async (id: string) => (await app.as(admin).graphql(PROGRESS, { id })).data.newsletter;

  it('goes to each confirmed subscriber once, in their language, and to no one else', async () => {
    await app.rows('delete from email_subscriptions', []);
    await subscriber('one@example.org');
    await subscriber('two@example.org', 'he');
    await subscriber('left@example.org');
    await oneClick(await oneClickOf('left@example.org'));
    await subscribe('unconfirmed@example.org');
    const input = { subject: 'News of the pond', body: '# Herons\n\nSee [the list](/explore) <b>now</b>.' };
    const headers = { 'idempotency-key': randomUUID() };

    const sent = await app.as(admin).graphql(SEND, { input }, headers);
    const again = await app.as(admin).graphql(SEND, { input }, headers);
    const { id } = sent.data.sendNewsletter as { id: string };
    const delivery = app.get(NewsletterDelivery);
    await Promise.all([delivery.send(), delivery.send(), delivery.send()]);
    await until(async () => (await progress(id)).sent === 2, 'the newsletter');
    await delivery.recordResults();

    expect(again.data.sendNewsletter.id).toBe(id);
    expect(await progress(id)).toEqual({ queued: 0, sent: 2, failed: 0, skipped: 0 });
    const issues = await app.rows<{ to_address: string }>(
      'select to_address from mails where subject = $1 order by 1',
      [input.subject],
    );
    expect(issues.map(({ to_address }) => to_address)).toEqual(['one@example.org', 'two@example.org']);
    const english = await app.mailbox.latestTo('one@example.org', 2);
    const hebrew = await app.mailbox.latestTo('two@example.org', 2);
    expect(english.html).toMatch(
      /<a href="http:\/\/localhost:3000\/explore"[^>]*>the list<\/a> &lt;b&gt;now&lt;\/b&gt;/,
    );
    expect(english.text).toContain('Herons\n\nSee the list (http://localhost:3000/explore) <b>now</b>.\n');
    expect(english.text).toContain('Unsubscribe:\nhttp://localhost:3000/unsubscribe?token=');
    expect(hebrew.text).toContain('הסרה מרשימת התפוצה:');
    expect(await sourceTo('one@example.org')).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  it('is listed with its progress after the mails are forgotten, newest first', async () => {
    await app.rows(`delete from mails where once_key like 'newsletter:%'`, []);

    const { data } = await app
      .as(admin)
      .graphql('{ newsletters { edges { node { subject body queued sent failed } } } }');

    expect((data.newsletters.edges as Json[]).map(({ node }) => node)).toEqual([
      { subject: 'News of the pond', body: expect.stringContaining('# Herons'), queued: 0, sent: 2, failed: 0 },
    ]);
  });
});

describe('A newsletter that waits for the mail server', () => {
  it('does not go to someone who has left in the meantime', async () => {
    await app.rows('delete from email_subscriptions', []);
    for (const name of ['stays', 'leaves', 'removed', 'doubted']) await subscriber(`${name}@example.org`);
    const input = { subject: 'Late news', body: 'The mail server was away.' };
    const { data } = await app.as(admin).graphql(SEND, { input });
    const { id } = data.sendNewsletter as { id: string };
    const progress = async () =>
      (await app.as(admin).graphql('query ($id: ID!) { newsletter(id: $id) { queued sent skipped } }', { id })).data
        .newsletter;
    await until(async () => (await progress()).sent === 4, 'the newsletter');
    // As if none of them had been sent yet.
    const mails = `once_key like 'newsletter:${id}:%'`;
    await app.rows(
      `update mails set state = 'waiting', raw = null, sent_at = null, next_attempt_at = now() + interval '1 hour' where ${mails}`,
    );
    await oneClick(await oneClickOf('leaves@example.org'));
    await app.as(admin).graphql(REMOVE, { id: (await found('removed@example.org')).id });
    await app.as(admin).graphql(SET, { id: (await found('doubted@example.org')).id, is: false });

    await app.rows(`update mails set next_attempt_at = now() where ${mails}`);
    await app.get(UnqueuedMails).enqueueAll();
    await until(async () => (await progress()).queued === 0, 'the mails that were held');

    expect(await progress()).toEqual({ queued: 0, sent: 1, skipped: 3 });
    const sent = await app.rows<{ to_address: string }>(`select to_address from mails where ${mails}`);
    expect(sent).toEqual([{ to_address: 'stays@example.org' }]);
  });
});

describe('Limits', () => {
  it('let a mail address be asked for three times a day, from wherever', async () => {
    const limited = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const ask = (n: number, email: string) =>
        limited.visitor.post('/email-subscription/subscribe', { email }, { 'x-forwarded-for': `198.51.100.${n}` });
      const statuses = [];
      for (const n of [1, 2, 3, 4]) statuses.push((await ask(n, n % 2 ? 'Vic@example.net' : 'vic@example.net')).status);

      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await ask(5, 'other@example.net')).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
