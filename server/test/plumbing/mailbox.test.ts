import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { JobsModule } from '#kernel/jobs/jobs.module.js';
import { DevMailbox } from '#kernel/mail/dev-mailbox.js';
import { MailModule } from '#kernel/mail/mail.module.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { StoredMails } from '#kernel/mail/stored-mails.js';
import { createKernel, type Kernel } from './support/kernel.js';
import { until } from './support/until.js';

const settings = {
  PRODUCT_NAME: 'Mallard',
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_FROM: 'Mallard <no-reply@localhost>',
} as Settings;

interface Entry {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

describe('the mailbox page', () => {
  let kernel: Kernel;
  let base: string;
  let port: number;
  let close: () => Promise<void>;
  let mailer: Mailer;

  async function serve(mailbox: DevMailbox): Promise<() => Promise<void>> {
    const app = express();
    app.use(mailbox.handler);
    app.use((_request, response) => void response.status(404).send('nothing here'));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    base = `http://localhost:${port}`;
    return async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
  }

  const list = async (to: string) =>
    (await fetch(`${base}/dev/mailbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<Entry[]>;

  const send = (to: string, language = 'en') =>
    kernel.transactions.run((tx) =>
      mailer.enqueue(tx, {
        to,
        language,
        subject: language === 'he' ? 'ברוכים הבאים' : 'Welcome <b>& more</b>',
        template: {
          heading: 'Hello',
          paragraphs: ['<script>alert(1)</script>'],
          action: { label: 'Verify', url: 'http://localhost:3000/verify-email?token=t&x=1' },
        },
      }),
    );

  /** What a server answers to a request written by hand. */
  async function raw(lines: string[]): Promise<string> {
    const socket = createConnection(port, '127.0.0.1');
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text.split('\r\n')[0]!;
  }

  beforeAll(async () => {
    Logger.overrideLogger(false);
    kernel = await createKernel();
    @Global()
    @Module({
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: Database, useValue: kernel.database },
        { provide: Transactions, useValue: kernel.transactions },
        { provide: ConnectionSettings, useValue: kernel.connection },
      ],
      exports: [SETTINGS, Database, Transactions, ConnectionSettings],
    })
    class TestInfrastructure {}
    @Module({ imports: [TestInfrastructure, JobsModule, MailModule] })
    class Pond {}
    const app = await NestFactory.createApplicationContext(Pond, { logger: false });
    mailer = app.get(Mailer);
    const stop = await serve(app.get(DevMailbox));
    close = async () => {
      await stop();
      await app.close();
    };
  });

  beforeEach(async () => {
    await kernel.database.rows('delete from mails where created_at > $1', [new Date(0)]);
  });

  afterAll(async () => {
    await close();
    await kernel.close();
  });

  it('has a mail soon after it was asked for, with its text and its link', async () => {
    await send('ann@pond.example');

    await until(async () => (await list('ANN@pond.example')).length === 1);

    const [mail] = await list('ann@pond.example');
    expect(mail).toMatchObject({ to: 'ann@pond.example', links: ['http://localhost:3000/verify-email?token=t&x=1'] });
    expect(mail!.text).toContain('token=t&x=1');
    expect(mail!.html).toContain('token=t&amp;x=1');
    expect(await list('ben@pond.example')).toEqual([]);
  });

  it('lists mails newest first and shows each one, with no script and a policy that allows none', async () => {
    await send('ann@pond.example');
    await until(async () => (await list('')).length === 1);
    await send('dana@pond.example', 'he');
    await until(async () => (await list('')).length === 2);

    const page = await fetch(`${base}/dev/mailbox`);
    const text = await page.text();
    expect(text.indexOf('ברוכים הבאים')).toBeLessThan(text.indexOf('Welcome &lt;b&gt;&amp; more&lt;/b&gt;'));
    const style = /<style>([^]*)<\/style>/.exec(text)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src-elem 'sha256-${hash}';`,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');

    const [hebrew, english] = await list('');
    const shown = await (await fetch(`${base}/dev/mailbox/${english!.id}`)).text();
    expect(shown).toContain('href="http://localhost:3000/verify-email?token=t&amp;x=1"');
    expect(shown).toContain('&lt;script&gt;');
    expect(shown).not.toContain('<script');
    expect(await (await fetch(`${base}/dev/mailbox/${hebrew!.id}`)).text()).toContain('lang="he" dir="rtl"');
    const source = await fetch(`${base}/dev/mailbox/${english!.id}/source`);
    expect(source.headers.get('content-type')).toContain('text/plain');
    expect(await source.text()).toContain(`Message-ID: <${english!.id}@localhost>`);
  });

  it('says so when there is no mail, and when there is no such mail', async () => {
    expect(await (await fetch(`${base}/dev/mailbox`)).text()).toContain('No emails yet.');
    expect((await fetch(`${base}/dev/mailbox/nothing`)).status).toBe(404);
    expect((await fetch(`${base}/dev/mailbox/0199c0de-0000-7000-8000-000000000001`)).status).toBe(404);
  });

  it('is not there for a request that was passed on, came by a foreign name, or by an old proxy', async () => {
    for (const header of [
      'X-Forwarded-For: 203.0.113.9',
      'Forwarded: for=203.0.113.9',
      'Via: 1.1 proxy',
      'X-Real-IP: 127.0.0.1',
    ]) {
      expect(await raw(['GET /dev/mailbox HTTP/1.1', 'Host: localhost', header])).toContain('404');
      expect(await raw(['GET /dev/mailbox.json HTTP/1.1', 'Host: localhost', header])).toContain('404');
    }
    expect(await raw(['GET /dev/mailbox HTTP/1.1', 'Host: mallard.example'])).toContain('404');
    expect(await raw(['GET /dev/mailbox HTTP/1.1', 'Host: localhost.evil.example'])).toContain('404');
    expect(await raw(['GET /dev/mailbox HTTP/1.0', 'Host: localhost'])).toContain('404');
    expect(await raw(['GET /dev/mailbox HTTP/1.1', 'Host: 127.0.0.1:3000'])).toContain('200');
  });

  it('keeps single mails and their sources to this machine too, under the same policy', async () => {
    await send('ann@pond.example');
    await until(async () => (await list('')).length === 1);
    const [mail] = await list('');

    for (const path of [`/dev/mailbox/${mail!.id}`, `/dev/mailbox/${mail!.id}/source`]) {
      expect(await raw([`GET ${path} HTTP/1.1`, 'Host: mallard.example'])).toContain('404');
      expect(await raw([`GET ${path} HTTP/1.1`, 'Host: localhost', 'X-Forwarded-For: 203.0.113.9'])).toContain('404');
      const { headers } = await fetch(base + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src-elem");
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is not there where mails are really sent', async () => {
    const before = base;
    const stop = await serve(
      new DevMailbox({ ...settings, SMTP_URL: 'smtp://localhost' }, new StoredMails(kernel.database)),
    );

    const answer = await fetch(`${base}/dev/mailbox`);

    expect(answer.status).toBe(404);
    await stop();
    base = before;
  });
});
