import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ContactInput } from './contact.inputs.js';
import { ContactMessageConnection, type ContactMessageView, ContactMessageViews } from './contact-message.view.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactService } from './contact.service.js';

@Resolver()
export class ContactResolver {
  constructor(
    private readonly contact: ContactService,
    private readonly messages: ContactMessageViews,
    private readonly kept: ContactMessagesService,
  ) {}

  @Allow('anyone')
  @Limit('contact')
  @Mutation(() => Boolean, { description: 'To whoever runs the site; the sender gets a copy by mail.' })
  async sendContactMessage(
    @Args('input', { type: () => ContactInput }) input: ContactInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    await this.contact.send(ctx, input);
    return true;
  }

  @Allow('admin', 'help.contact.read')
  @Query(() => ContactMessageConnection, { description: 'What people wrote by the contact form, newest first.' })
  contactMessages(@Args() args: PageArgs): Promise<Connection<ContactMessageView>> {
    return this.messages.latest(args);
  }

  @Allow('admin', 'help.contact.read')
  @Limit('admin-write')
  @Mutation(() => DeletePayload)
  async deleteContactMessage(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.kept.remove(viewer, parseId(id, 'id')) };
  }
}
