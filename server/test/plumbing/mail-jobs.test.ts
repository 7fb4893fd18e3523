import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type INestApplicationContext, Logger, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Circuit } from '#kernel/circuit/circuit.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { JobRegistry } from '#kernel/jobs/job-registry.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { MailDelivery } from '#kernel/mail/mail-delivery.js';
import { MailServer } from '#kernel/mail/mail-server.js';
import { MailTransport } from '#kernel/mail/mail-transport.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { senderOf } from '#kernel/config/sender.js';
import { SmtpTransport } from '#kernel/mail/smtp-transport.js';
import { StoredMails } from '#kernel/mail/stored-mails.js';
import { UnqueuedMails } from '#kernel/mail/unqueued-mails.js';
import { createKernel, type Kernel } from './support/kernel.js';
import { SmtpSink } from './support/smtp-sink.js';
import { until } from './support/until.js';

const settings = {
  PRODUCT_NAME: 'Mallard',
  PUBLIC_URL: 'https://mallard.example',
  MAIL_FROM: 'Mallard <no-reply@mallard.example>',
} as Settings;
const template = { heading: 'Welcome', paragraphs: ['One step is left.'] };

describe('the jobs of emails', () => {
  let kernel: Kernel;
  let sink: SmtpSink;
  let replicas: INestApplicationContext[] = [];

  async function replica(): Promise<Mailer> {
    @Module({
      imports: [DiscoveryModule],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: Database, useValue: kernel.database },
        { provide: Transactions, useValue: kernel.transactions },
        { provide: ConnectionSettings, useValue: kernel.connection },
        { provide: MailTransport, useValue: new SmtpTransport(sink.url, senderOf(settings.MAIL_FROM)) },
        // Without a pause, for which a test would wait.
        { provide: Circuit, useValue: new Circuit(5, 0) },
        JobRegistry,
        Jobs,
        Mailer,
        MailChecks,
        MailServer,
        MailDelivery,
        StoredMails,
        UnqueuedMails,
      ],
    })
    class MailsAndJobs {}
    const app = await NestFactory.createApplicationContext(MailsAndJobs, { logger: false });
    replicas.push(app);
    return app.get(Mailer);
  }

  const send = (mailer: Mailer, to: string) =>
    kernel.transactions.run((tx) => mailer.enqueue(tx, { to, language: 'en', subject: 'Hello', template }));

  const states = async () =>
    (
      await kernel.database.rows<{ state: string }>('select state from mails where created_at > $1 order by id', [
        new Date(0),
      ])
    ).map(({ state }) => state);

  const waitingJobs = async () =>
    (await kernel.database.rows('select 1 from pgboss.job where name = $1 and state = $2', ['mail.deliver', 'retry']))
      .length;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    kernel = await createKernel();
  });

  beforeEach(async () => {
    sink = new SmtpSink();
    await sink.start();
  });

  afterEach(async () => {
    for (const app of replicas) await app.close();
    replicas = [];
    await sink.stop();
    await kernel.database.rows('delete from mails where created_at > $1', [new Date(0)]);
  });

  afterAll(async () => {
    await kernel.close();
  });

  it('send each email once, though two replicas work', async () => {
    const [ann, ben] = [await replica(), await replica()];

    for (let index = 0; index < 20; index += 1) await send(index % 2 === 0 ? ann : ben, `duck${index}@pond.example`);

    await until(() => sink.received.length >= 20);
    await until(async () => (await states()).every((state) => state === 'sent'));
    expect(new Set(sink.recipients).size).toBe(20);
    expect(sink.received).toHaveLength(20);
  });

  it('are retried in order as soon as the server is back', async () => {
    const mailer = await replica();
    await sink.stop();
    for (let index = 1; index <= 6; index += 1) await send(mailer, `duck${index}@pond.example`);
    await until(async () => (await waitingJobs()) === 6);
    await sink.start();

    await send(mailer, 'late@pond.example');

    await until(() => sink.received.length === 7);
    expect(sink.recipients).toEqual(
      ['late', 'duck1', 'duck2', 'duck3', 'duck4', 'duck5', 'duck6'].map((name) => `${name}@pond.example`),
    );
  });

  it('are retried after a process stopped in the middle of its work', async () => {
    const mailer = await replica();
    await sink.stop();
    for (let index = 1; index <= 6; index += 1) await send(mailer, `duck${index}@pond.example`);
    await until(async () => (await waitingJobs()) === 6);
    for (const app of replicas.splice(0)) await app.close();
    await sink.start();

    const next = await replica();
    await kernel.database.rows('update pgboss.job set start_after = now() where name = $1', ['mail.deliver']);
    await send(next, 'late@pond.example');

    // The state is written after the mail server's answer, so the last email can be here before it.
    await until(async () => (await states()).every((state) => state === 'sent'));
    expect(sink.received).toHaveLength(7);
  });

  it('mark an email as failed when their last attempt has failed', async () => {
    const mailer = await replica();
    sink.refusals.set('full@pond.example', 452);
    await send(mailer, 'full@pond.example');
    await until(async () => (await waitingJobs()) === 1);

    await kernel.database.rows(
      'update pgboss.job set retry_count = retry_limit - 1, start_after = now() where name = $1 and state = $2',
      ['mail.deliver', 'retry'],
    );

    await until(async () => (await states())[0] === 'failed');
  });

  it('are made for emails that the previous version stored and has not sent', async () => {
    const mailer = await replica();
    await send(mailer, 'first@pond.example');
    await until(async () => (await states())[0] === 'sent');
    // As the previous version stored them.
    await kernel.database.rows(
      `insert into mails (id, message_id, to_address, language, subject, template)
       select gen_random_uuid(), '<' || n || '@pond.example>', 'old' || n || '@pond.example', 'en', 'Hello', $1::jsonb
       from generate_series(1, 250) n`,
      [JSON.stringify(template)],
    );

    await Promise.all([replica(), replica()]);

    await until(async () => (await states()).every((state) => state === 'sent'));
    expect(sink.received).toHaveLength(251);
  });
});
