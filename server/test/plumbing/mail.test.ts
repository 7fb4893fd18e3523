import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type SMTPServer, SMTPServer as Server } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';
import type { Settings } from '#kernel/config/settings.js';
import type { Tx } from '#kernel/events/tx.js';
import type { Jobs } from '#kernel/jobs/jobs.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { MailDelivery } from '#kernel/mail/mail-delivery.js';
import { MailQueue } from '#kernel/mail/mail-queue.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { senderOf } from '#kernel/mail/sender.js';
import { SmtpTransport } from '#kernel/mail/smtp-transport.js';
import { createLog } from '#kernel/logging/log.js';
import { NestLog } from '#kernel/logging/nest-log.js';
import { createKernel, type Kernel } from './support/kernel.js';

const settings = {
  PRODUCT_NAME: 'Mallard',
  PUBLIC_URL: 'https://mallard.example',
  MAIL_FROM: 'Mallard <no-reply@mallard.example>',
} as Settings;
const template = {
  heading: 'Welcome',
  paragraphs: ['One step is left.'],
  action: { label: 'Verify', url: 'https://mallard.example/verify-email?token=top-secret' },
};

interface Row {
  id: string;
  state: string;
  attempts: number;
  last_error: string | null;
  template: unknown;
  seconds: number;
}

describe('mail', () => {
  let kernel: Kernel;
  let server: SMTPServer | undefined;
  let port = 0;
  let received: (Email & { recipients: string[] })[] = [];
  let refusals: Map<string, number>;
  let connections = 0;
  let lines: string[] = [];
  let queued: number;
  let mailer: Mailer;
  let checks: MailChecks;

  /** The queue's part is tried elsewhere: here it is enough that a job was asked for, within the transaction. */
  const jobs = { enqueue: async () => void (queued += 1) } as unknown as Jobs;

  const delivery = () =>
    new MailDelivery(
      settings,
      new MailQueue(kernel.database),
      new SmtpTransport(`smtp://127.0.0.1:${port}`, senderOf(settings.MAIL_FROM)),
      checks,
    );

  async function listen(): Promise<void> {
    server = new Server({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, callback) => {
        connections += 1;
        callback();
      },
      onRcptTo: ({ address }, _session, callback) => {
        const code = refusals.get(address);
        callback(code ? Object.assign(new Error(`${address} is not welcome`), { responseCode: code }) : undefined);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then(
            (mail) => {
              received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
              callback();
            },
            (error: Error) => callback(error),
          );
        });
      },
    });
    server.on('error', () => undefined);
    const listener = server.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    port = (listener.address() as AddressInfo).port;
  }

  async function hangUp(): Promise<void> {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  }

  const send = (to: string, extra: { once?: string } = {}) =>
    kernel.transactions.run((tx) =>
      mailer.enqueue(tx, { to, language: 'en', subject: `For ${to}`, template, ...extra }),
    );

  const rows = () =>
    kernel.database.rows<Row>(
      `select id, state, attempts, last_error, template, extract(epoch from next_attempt_at - now())::float8 as seconds
       from mails where created_at > $1 order by id`,
      [new Date(0)],
    );

  const makeDue = (which: string) =>
    kernel.database.rows(`update mails set next_attempt_at = now() where to_address = $1`, [which]);

  beforeAll(async () => {
    Logger.overrideLogger(new NestLog(createLog('debug', { write: (line) => void lines.push(line) })));
    kernel = await createKernel();
  });

  beforeEach(async () => {
    received = [];
    refusals = new Map();
    connections = 0;
    lines = [];
    queued = 0;
    mailer = new Mailer(settings, jobs);
    checks = new MailChecks();
    await listen();
  });

  afterEach(async () => {
    await hangUp();
    await kernel.database.rows('delete from mails where created_at > $1', [new Date(0)]);
  });

  afterAll(async () => {
    Logger.overrideLogger(false);
    await kernel.close();
  });

  it('asks right before a mail leaves whether it is still wanted, and forgets it where it is not', async () => {
    const asked: string[] = [];
    checks.register('letter', async (key) => {
      asked.push(key);
      return !key.endsWith('gone');
    });
    await send('here@example.org', { once: 'letter:here' });
    await send('gone@example.org', { once: 'letter:gone' });
    await send('other@example.org', { once: 'note:gone' });

    await delivery().send();

    expect(asked).toEqual(['letter:here', 'letter:gone']);
    expect(received.map(({ recipients }) => recipients)).toEqual([['here@example.org'], ['other@example.org']]);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('leaves with the name of the sender, both bodies, and the marks of a machine', async () => {
    await send('ann@pond.example');

    await delivery().send();

    const [mail] = received;
    expect(mail).toMatchObject({
      from: { name: 'Mallard', address: 'no-reply@mallard.example' },
      to: [{ address: 'ann@pond.example' }],
      subject: 'For ann@pond.example',
      recipients: ['ann@pond.example'],
    });
    expect(mail!.text).toContain('token=top-secret');
    expect(mail!.html).toContain('Verify</a>');
    expect(mail!.headers).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' })]),
    );
  });

  it('is asked for within the transaction, and never sent for one that was rolled back', async () => {
    const attempt = kernel.transactions.run(async (tx: Tx) => {
      await mailer.enqueue(tx, { to: 'ann@pond.example', language: 'en', subject: 'Never', template });
      throw new Error('changed my mind');
    });

    await expect(attempt).rejects.toThrow('changed my mind');
    await delivery().send();
    expect(received).toEqual([]);
  });

  it('is sent once for one key, however often it is asked for', async () => {
    await send('ann@pond.example', { once: 'welcome:1' });
    await send('ann@pond.example', { once: 'welcome:1' });
    await send('ann@pond.example', { once: 'welcome:2' });

    await delivery().send();

    expect(received).toHaveLength(2);
    expect(queued).toBe(2);
  });

  it('goes out oldest first, many over one connection, and once though two replicas send', async () => {
    for (let index = 10; index < 30; index += 1) await send(`duck${index}@pond.example`);

    await delivery().send();

    expect(received.map((mail) => mail.recipients[0])).toEqual(
      Array.from({ length: 20 }, (_, index) => `duck${index + 10}@pond.example`),
    );
    expect(connections).toBe(1);

    for (let index = 30; index < 50; index += 1) await send(`duck${index}@pond.example`);
    await Promise.all([delivery().send(), delivery().send()]);
    expect(received).toHaveLength(40);
    expect(new Set(received.map((mail) => mail.messageId)).size).toBe(40);
  });

  it('forgets what it said once it has left, since its links open accounts', async () => {
    await send('ann@pond.example');

    await delivery().send();

    expect(await rows()).toEqual([expect.objectContaining({ state: 'sent', template: null, last_error: null })]);
  });

  it('is given up at once when its address is refused for good, and holds up no other', async () => {
    refusals.set('gone@pond.example', 550);
    await send('gone@pond.example');
    await send('ann@pond.example');

    await delivery().send();

    expect(received.map((mail) => mail.recipients[0])).toEqual(['ann@pond.example']);
    expect(await rows()).toEqual([
      expect.objectContaining({ state: 'failed', template: null, last_error: 'EENVELOPE 550 RCPT TO' }),
      expect.objectContaining({ state: 'sent' }),
    ]);
  });

  it('is put off by 1 minute, 5, 30 and 120 when its address is refused for now, and given up after a day', async () => {
    refusals.set('full@pond.example', 452);
    await send('full@pond.example');
    const pauses: number[] = [];

    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await delivery().send();
      const [row] = await rows();
      pauses.push(Math.round(row!.seconds / 60));
      await makeDue('full@pond.example');
    }

    expect(pauses).toEqual([1, 5, 30, 120, 120]);
    await kernel.database.rows(`update mails set created_at = now() - interval '24 hours' where to_address = $1`, [
      'full@pond.example',
    ]);
    await delivery().send();
    expect(await rows()).toEqual([expect.objectContaining({ state: 'failed', attempts: 6, template: null })]);
  });

  it('waits while the server is down, and drains in order with the same ids when it is back', async () => {
    await hangUp();
    const sender = delivery();
    await send('first@pond.example');
    await sender.send();
    await send('second@pond.example');
    await send('third@pond.example');
    await sender.send();
    expect((await rows()).map((row) => [row.state, Math.round(row.seconds / 60)])).toEqual([
      ['waiting', 5],
      ['waiting', 1],
      ['waiting', 1],
    ]);

    await listen();
    await send('fourth@pond.example');
    await sender.send();

    expect(received.map((mail) => mail.recipients[0])).toEqual([
      'first@pond.example',
      'second@pond.example',
      'third@pond.example',
      'fourth@pond.example',
    ]);
    expect(received.map((mail) => mail.messageId)).toEqual((await rows()).map((row) => `<${row.id}@mallard.example>`));
  });

  it('leaves a server alone for a while that has failed five times in a row', async () => {
    await hangUp();
    const sender = delivery();
    for (let index = 0; index < 5; index += 1) {
      await send(`duck${index}@pond.example`);
      await sender.send();
    }
    await listen();
    await send('late@pond.example');

    await sender.send();

    expect(received).toEqual([]);
    expect((await rows()).every((row) => row.state === 'waiting')).toBe(true);
  });

  it('has the same id again when a crash came between the server and the note of it', async () => {
    await send('ann@pond.example');
    await delivery().send();
    await kernel.database.rows(`update mails set state = 'waiting', template = $1::jsonb, next_attempt_at = now()`, [
      JSON.stringify(template),
    ]);

    await delivery().send();

    expect(received).toHaveLength(2);
    expect(received[0]!.messageId).toBe(received[1]!.messageId);
  });

  it('is left to the process that took it, until that must be gone', async () => {
    await send('ann@pond.example');
    const queue = new MailQueue(kernel.database);

    const taken = await queue.claim();

    expect(taken).toMatchObject({ to_address: 'ann@pond.example', attempts: 1 });
    expect(await queue.claim()).toBeNull();
    expect((await rows())[0]!.seconds).toBeGreaterThan(100);
    await makeDue('ann@pond.example');
    await delivery().send();
    expect(received.map((mail) => mail.messageId)).toEqual([taken!.message_id]);
  });

  it('is deleted after two weeks', async () => {
    await send('old@pond.example');
    await send('new@pond.example');
    await kernel.database.rows(`update mails set created_at = now() - interval '15 days' where to_address = $1`, [
      'old@pond.example',
    ]);

    await delivery().purge();

    expect(await rows()).toHaveLength(1);
  });

  it('is told in the log by its id, never by address or link', async () => {
    refusals.set('gone@pond.example', 550);
    refusals.set('full@pond.example', 452);
    for (const to of ['ann', 'gone', 'full']) await send(`${to}@pond.example`);

    await delivery().send();

    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join('')).toContain((await rows())[0]!.id);
    expect(lines.join('')).not.toMatch(/pond\.example|top-secret/);
  });

  it('refuses what is no single address, whoever asks', async () => {
    await expect(send('ann@pond.example\r\nBcc: all@pond.example')).rejects.toThrow('one address');
    expect(await rows()).toEqual([]);
  });
});
