import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AnswersNothing, AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { DigestLinks, DigestTokenInvalid } from './digest-links.js';

/** The address by which email programs end digests. */
@Controller('notifications/digest')
export class DigestController {
  constructor(private readonly links: DigestLinks) {}

  /** RFC 8058: email programs post a form to the List-Unsubscribe URL, without a session. */
  @Allow('anyone')
  @AnswersNothing('Ends the digests with the token of one, in one click (RFC 8058).')
  @Post('unsubscribe')
  async unsubscribe(@Query('token') token: unknown): Promise<void> {
    if (typeof token !== 'string') throw new DigestTokenInvalid();
    await this.links.unsubscribe(token);
  }

  /** Opening the same URL as a link only shows a page that asks, so that link scanners don't unsubscribe anyone. */
  @Allow('anyone')
  @AnswersRaw('Redirects to the page that asks whether to end the digests.')
  @Get('unsubscribe')
  show(@Query('token') token: unknown, @Res() response: Response): void {
    const query = new URLSearchParams({
      ...{ list: 'digest', token: typeof token === 'string' ? token.slice(0, 200) : '' },
    });
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, `/unsubscribe?${query.toString()}`);
  }
}
