import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NoticeInput } from './notice.input.js';
import { NoticesService } from './notices.service.js';

@Resolver()
export class NoticesResolver {
  constructor(private readonly notices: NoticesService) {}

  @Allow('anyone')
  @Limit('notice')
  @Mutation(() => String, {
    description:
      'Sends a notice of illegal content to the moderators; no account is needed. Returns the number of the receipt.',
  })
  sendNotice(
    @Args('input', { type: () => NoticeInput, description: 'Where it is, and why it is illegal.' }) input: NoticeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return this.notices.send(ctx, input);
  }
}
