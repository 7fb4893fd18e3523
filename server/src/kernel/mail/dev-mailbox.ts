import { Inject, Injectable } from '@nestjs/common';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { SETTINGS, type Settings } from '../config/settings.js';
import { isLoopbackUrl } from '../config/public-url.js';
import { isLocalVisit } from './loopback.js';
import { type StoredMail, StoredMails } from './stored-mails.js';
import type { MailTemplate } from './mail-template.js';
import { type LaidOutMail, layOut } from './mail-layout.js';
import { listPage, MAILBOX_POLICY, mailPage } from './mailbox-pages.js';

/** Whether the emails of this site are shown at /dev/mailbox. */
export function hasMailbox({ SMTP_URL, PUBLIC_URL }: Pick<Settings, 'SMTP_URL' | 'PUBLIC_URL'>): boolean {
  return SMTP_URL === undefined && isLoopbackUrl(PUBLIC_URL);
}

/**
 * /dev/mailbox: the emails that were stored because no SMTP server is set, shown on this machine only. For requests from
 * elsewhere, on a site whose PUBLIC_URL is not this machine, and if emails are really sent, these addresses don't exist.
 */
@Injectable()
export class DevMailbox {
  /** For the application to mount at its root, before body parsing and guards. */
  readonly handler: RequestHandler;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly mails: StoredMails,
  ) {
    const router = Router({ caseSensitive: true });
    router.use(/^\/dev\/mailbox(?:\.json)?(?=\/|$)/, (request, response, next) => this.guard(request, response, next));
    router.get('/dev/mailbox', (request, response) => this.list(request, response));
    router.get('/dev/mailbox.json', (request, response) => this.json(request, response));
    router.get('/dev/mailbox/:id', (request, response, next) => this.show(request, response, next));
    router.get('/dev/mailbox/:id/source', (request, response, next) => this.source(request, response, next));
    this.handler = hasMailbox(settings) ? router : (_request, _response, next) => next();
  }

  private guard(request: Request, response: Response, next: NextFunction): void {
    if (!isLocalVisit(request, this.settings)) {
      next('router');
      return;
    }
    response.setHeader('Content-Security-Policy', MAILBOX_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    next();
  }

  private async list(request: Request, response: Response): Promise<void> {
    const to = searchedAddress(request);
    response.type('html').send(listPage(this.settings.PRODUCT_NAME, await this.mails.latest(to || null), to));
  }

  private async json(request: Request, response: Response): Promise<void> {
    const mails = await this.mails.latest(searchedAddress(request) || null);
    response.json(
      mails.map((mail) => {
        const { text, html } = this.laidOut(mail);
        const { id, to_address: to, reply_to: replyTo, subject, language, template, sent_at: sentAt } = mail;
        return { id, to, replyTo, subject, language, text, html, links: linksOf(template), sentAt };
      }),
    );
  }

  private async show(request: Request, response: Response, next: NextFunction): Promise<void> {
    const mail = await this.mails.byId(String(request.params.id));
    if (!mail) {
      next();
      return;
    }
    const { body, text } = this.laidOut(mail);
    response.type('html').send(mailPage(this.settings.PRODUCT_NAME, mail, body, text));
  }

  private async source(request: Request, response: Response, next: NextFunction): Promise<void> {
    const mail = await this.mails.byId(String(request.params.id));
    if (mail) response.type('text/plain; charset=utf-8').send(mail.raw);
    else next();
  }

  private laidOut({ template, language }: StoredMail): LaidOutMail {
    return layOut(template, { product: this.settings.PRODUCT_NAME, home: this.settings.PUBLIC_URL, language });
  }
}

function linksOf({ action, unsubscribe }: MailTemplate): string[] {
  return [action?.url, unsubscribe?.url].filter((url) => url !== undefined);
}

function searchedAddress({ query }: Request): string {
  return typeof query.to === 'string' ? query.to.trim().toLowerCase().slice(0, 254) : '';
}
