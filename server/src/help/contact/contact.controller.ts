import { Body, Controller, Post } from '@nestjs/common';
import { AnswersNothing } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { ContactInput } from './contact.inputs.js';
import { ContactService } from './contact.service.js';

@Controller('help/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Allow('anyone')
  @Limit('contact')
  @AnswersNothing('Sends a message to the people who run the site.')
  @Post()
  async send(@Body() body: ContactInput, @Ctx() ctx: RequestContext): Promise<void> {
    await this.contact.send(ctx, body);
  }
}
