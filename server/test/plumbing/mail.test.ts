import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Circuit } from '#kernel/circuit/circuit.js';
import type { Settings } from '#kernel/config/settings.js';
import type { Tx } from '#kernel/events/tx.js';
import { RetryLater } from '#kernel/jobs/job.js';
import type { Jobs } from '#kernel/jobs/jobs.js';
import { createLog } from '#kernel/logging/log.js';
import { NestLog } from '#kernel/logging/nest-log.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { MailDelivery } from '#kernel/mail/mail-delivery.js';
import { DeliverMail } from '#kernel/mail/mail-job.js';
import { MailServer } from '#kernel/mail/mail-server.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { senderOf } from '#kernel/config/sender.js';
import { SmtpTransport } from '#kernel/mail/smtp-transport.js';
import { StoredMails } from '#kernel/mail/stored-mails.js';
import { createKernel, type Kernel } from './support/kernel.js';
import { SmtpSink } from './support/smtp-sink.js';

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
  last_error: string | null;
  template: unknown;
}

describe('mail', () => {
  let kernel: Kernel;
  let sink: SmtpSink;
  let lines: string[] = [];
  let checks: MailChecks;
  let mailer: Mailer;
  /** Ids of emails whose jobs wait. The real queue is tested in mail-jobs.test.ts. */
  let queued: string[];
  let madeDue: number;
  let stops: (() => void)[] = [];

  const jobs = {
    enqueue: async (_tx: unknown, _job: unknown, { mailId }: { mailId: string }) => void queued.push(mailId),
    makeDue: async () => void (madeDue += 1),
  } as unknown as Jobs;

  function delivery(circuit = new Circuit(5, 60_000)): MailDelivery {
    const server = new MailServer(new SmtpTransport(sink.url, senderOf(settings.MAIL_FROM)), circuit);
    stops.push(() => server.onApplicationShutdown());
    return new MailDelivery(settings, new StoredMails(kernel.database), server, checks, jobs);
  }

  /** Runs each waiting job once; those that are to be retried wait again. */
  async function runJobs(worker = delivery()): Promise<void> {
    for (const mailId of queued.splice(0)) {
      try {
        await worker.deliver({ mailId }, { attempt: 1, signal: new AbortController().signal });
      } catch (error) {
        expect(error).toBeInstanceOf(RetryLater);
        queued.push(mailId);
      }
    }
  }

  const send = (to: string, extra: { once?: string } = {}) =>
    kernel.transactions.run((tx) =>
      mailer.enqueue(tx, { to, language: 'en', subject: `For ${to}`, template, ...extra }),
    );

  const rows = () =>
    kernel.database.rows<Row>('select id, state, last_error, template from mails where created_at > $1 order by id', [
      new Date(0),
    ]);

  beforeAll(async () => {
    Logger.overrideLogger(new NestLog(createLog('debug', { write: (line) => void lines.push(line) })));
    kernel = await createKernel();
  });

  beforeEach(async () => {
    sink = new SmtpSink();
    lines = [];
    queued = [];
    madeDue = 0;
    mailer = new Mailer(settings, jobs);
    checks = new MailChecks();
    await sink.start();
  });

  afterEach(async () => {
    for (const stop of stops) stop();
    stops = [];
    await sink.stop();
    await kernel.database.rows('delete from mails where created_at > $1', [new Date(0)]);
  });

  afterAll(async () => {
    Logger.overrideLogger(false);
    await kernel.close();
  });

  it('is checked right before it is sent, and deleted if it is no longer wanted', async () => {
    const asked: string[] = [];
    checks.register('letter', async (key) => {
      asked.push(key);
      return !key.endsWith('gone');
    });
    await send('here@example.org', { once: 'letter:here' });
    await send('gone@example.org', { once: 'letter:gone' });
    await send('other@example.org', { once: 'note:gone' });

    await runJobs();

    expect(asked).toEqual(['letter:here', 'letter:gone']);
    expect(sink.recipients).toEqual(['here@example.org', 'other@example.org']);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('has the name of the sender, both bodies, and the headers of automatic mail', async () => {
    await send('ann@pond.example');

    await runJobs();

    const [mail] = sink.received;
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

  it('is never sent for a transaction that was rolled back', async () => {
    const attempt = kernel.transactions.run(async (tx: Tx) => {
      await mailer.enqueue(tx, { to: 'ann@pond.example', language: 'en', subject: 'Never', template });
      throw new Error('changed my mind');
    });

    await expect(attempt).rejects.toThrow('changed my mind');
    await runJobs();
    expect(sink.received).toEqual([]);
  });

  it('is sent once for one key, however often it is enqueued', async () => {
    await send('ann@pond.example', { once: 'welcome:1' });
    await send('ann@pond.example', { once: 'welcome:1' });
    await send('ann@pond.example', { once: 'welcome:2' });
    expect(queued).toHaveLength(2);

    await runJobs();

    expect(sink.received).toHaveLength(2);
  });

  it('is sent once, though its job runs again', async () => {
    await send('ann@pond.example');
    queued.push(queued[0]!);

    await runJobs();

    expect(sink.received).toHaveLength(1);
  });

  it('shares a connection with those sent soon after', async () => {
    for (let index = 10; index < 30; index += 1) await send(`duck${index}@pond.example`);

    await runJobs();

    expect(sink.recipients).toEqual(Array.from({ length: 20 }, (_, index) => `duck${index + 10}@pond.example`));
    expect(sink.connections).toBe(1);
  });

  it('has its content erased once it was sent, since its links open accounts', async () => {
    await send('ann@pond.example');

    await runJobs();

    expect(await rows()).toEqual([expect.objectContaining({ state: 'sent', template: null, last_error: null })]);
  });

  it('fails at once when its address is refused permanently, and delays no other', async () => {
    sink.refusals.set('gone@pond.example', 550);
    await send('gone@pond.example');
    await send('ann@pond.example');

    await runJobs();

    expect(queued).toEqual([]);
    expect(sink.recipients).toEqual(['ann@pond.example']);
    expect(await rows()).toEqual([
      expect.objectContaining({ state: 'failed', template: null, last_error: 'EENVELOPE 550 RCPT TO' }),
      expect.objectContaining({ state: 'sent' }),
    ]);
  });

  it('is retried when its address is refused for now, and delays no other', async () => {
    sink.refusals.set('full@pond.example', 452);
    await send('full@pond.example');
    await send('ann@pond.example');
    await runJobs();
    expect(sink.recipients).toEqual(['ann@pond.example']);
    expect((await rows())[0]).toMatchObject({ state: 'waiting', last_error: 'EENVELOPE 452 RCPT TO' });
    sink.refusals.clear();

    await runJobs();

    expect(sink.recipients).toEqual(['ann@pond.example', 'full@pond.example']);
  });

  it('is retried for a day, first after a minute or two, later every half an hour', () => {
    const { retryLimit, retryDelaySeconds, retryDelayMaxSeconds } = DeliverMail.options;
    const longest = Array.from({ length: retryLimit }, (_, index) =>
      Math.min(retryDelayMaxSeconds, retryDelaySeconds * 2 ** (index + 1)),
    );
    const shortest = Array.from({ length: retryLimit }, (_, index) =>
      Math.min(retryDelayMaxSeconds, retryDelaySeconds * 2 ** index),
    );
    const hours = (seconds: number[]) => seconds.reduce((sum, one) => sum + one, 0) / 3_600;

    expect([shortest[0], longest[0], longest.at(-1)]).toEqual([60, 120, 1_800]);
    expect(hours(shortest)).toBeGreaterThan(24);
    expect(hours(longest)).toBeLessThan(25);
  });

  it('fails with its last error when no attempt is left', async () => {
    sink.refusals.set('full@pond.example', 452);
    await send('full@pond.example');
    const worker = delivery();
    await runJobs(worker);

    await worker.fail({ mailId: queued[0]! });

    expect(await rows()).toEqual([
      expect.objectContaining({ state: 'failed', template: null, last_error: 'EENVELOPE 452 RCPT TO' }),
    ]);
  });

  it('waits while the server is down, and is due at once with the others when it is back', async () => {
    const worker = delivery(new Circuit(5, 0));
    await sink.stop();
    for (let index = 1; index <= 5; index += 1) await send(`duck${index}@pond.example`);
    await runJobs(worker);
    expect((await rows()).map(({ state }) => state)).toEqual(Array(5).fill('waiting'));
    expect(madeDue).toBe(0);
    await sink.start();

    await runJobs(worker);

    expect(madeDue).toBe(1);
    expect(sink.recipients).toEqual([1, 2, 3, 4, 5].map((index) => `duck${index}@pond.example`));
    expect(sink.received.map((mail) => mail.messageId)).toEqual(
      (await rows()).map(({ id }) => `<${id}@mallard.example>`),
    );
  });

  it('waits without an attempt while a server that failed five times in a row has its pause', async () => {
    const worker = delivery();
    await sink.stop();
    for (let index = 1; index <= 5; index += 1) await send(`duck${index}@pond.example`);
    await runJobs(worker);
    await sink.start();
    const stop = new AbortController();

    const waiting = worker.deliver({ mailId: queued[0]! }, { attempt: 2, signal: stop.signal });
    stop.abort(new Error('the server stops'));

    await expect(waiting).rejects.toThrow('the server stops');
    expect(sink.connections).toBe(0);
  });

  it('has the same id again when a crash came between the server and the note of it', async () => {
    await send('ann@pond.example');
    const again = [...queued];
    await runJobs();
    await kernel.database.rows(`update mails set state = 'waiting', template = $1::jsonb`, [JSON.stringify(template)]);
    queued.push(...again);

    await runJobs();

    expect(sink.received).toHaveLength(2);
    expect(sink.received[0]!.messageId).toBe(sink.received[1]!.messageId);
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

  it('is named in the log by its id, never by address or link', async () => {
    sink.refusals.set('gone@pond.example', 550);
    sink.refusals.set('full@pond.example', 452);
    for (const to of ['ann', 'gone', 'full']) await send(`${to}@pond.example`);

    await runJobs();

    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join('')).toContain((await rows())[0]!.id);
    expect(lines.join('')).not.toMatch(/pond\.example|top-secret/);
  });

  it('must have a single address', async () => {
    await expect(send('ann@pond.example\r\nBcc: all@pond.example')).rejects.toThrow('one address');
    expect(await rows()).toEqual([]);
  });
});
