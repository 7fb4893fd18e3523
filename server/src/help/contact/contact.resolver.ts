import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserLoader } from '#people/users/user.loader.js';
import { UserView } from '#people/users/user.view.js';
import { ContactMessageNotFound } from '../help.errors.js';
import { ContactInput, ContactMessageChangesInput, ContactMessagesArgs } from './contact.inputs.js';
import { ContactAnswersLoader } from './contact-answers.loader.js';
import {
  ContactAnswerView,
  ContactMessageConnection,
  ContactMessageCountsView,
  ContactMessageView,
  ContactMessageViews,
} from './contact-message.view.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactService } from './contact.service.js';

@Resolver()
export class ContactResolver {
  constructor(
    private readonly contact: ContactService,
    private readonly messages: ContactMessageViews,
    private readonly messageService: ContactMessagesService,
    private readonly users: UserLoader,
  ) {}

  @Allow('anyone')
  @Limit('contact')
  @Mutation(() => Boolean, { description: 'Sends a message to the team of the site; the sender gets a copy by email.' })
  async sendContactMessage(
    @Args('input', { type: () => ContactInput, description: 'The message and who it is from.' }) input: ContactInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    await this.contact.send(ctx, input);
    return true;
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Query(() => ContactMessageConnection, { description: 'Messages sent through the contact form, newest first.' })
  contactMessages(@Args() args: ContactMessagesArgs): Promise<ContactMessageConnection> {
    return this.messages.latest(args, args);
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Query(() => ContactMessageView, { nullable: true, description: 'One contact message; null if there is none.' })
  contactMessage(
    @Args('id', { type: () => ID, description: 'The id of the message.' }) id: string,
  ): Promise<ContactMessageView | null> {
    return this.messages.byId(parseId(id, 'id'));
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Query(() => ContactMessageCountsView, { description: 'How many contact messages there are in each state.' })
  contactMessageCounts(): Promise<ContactMessageCountsView> {
    return this.messages.counts();
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Query(() => [UserView], { description: 'Who may read contact messages, by name; at most 200.' })
  async contactTeam(@Ctx() ctx: RequestContext): Promise<UserView[]> {
    const ids = await this.messages.team();
    const people = await Promise.all(ids.map((id) => this.users.for(ctx).load(id)));
    return people.filter((person) => person !== null);
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ContactMessageView, { description: 'Changes the state or the assignee of a contact message.' })
  async updateContactMessage(
    @Args('id', { type: () => ID, description: 'The id of the message.' }) id: string,
    @Args('input', { type: () => ContactMessageChangesInput, description: 'What to change.' })
    input: ContactMessageChangesInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ContactMessageView> {
    const key = parseId(id, 'id');
    await this.messageService.update(viewer, key, input);
    return this.shown(key);
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ContactMessageView, {
    description: 'Answers a contact message by email, with the message quoted. It is in the state ANSWERED then.',
  })
  async answerContactMessage(
    @Args('id', { type: () => ID, description: 'The id of the message.' }) id: string,
    @Args('body', { type: () => String, description: 'Plain text, 1 to 5,000 characters.' }) body: string,
    @SignedIn() viewer: SignedInViewer,
    @Ctx() ctx: RequestContext,
  ): Promise<ContactMessageView> {
    const key = parseId(id, 'id');
    await this.messageService.answer(viewer, ctx, key, body);
    return this.shown(key);
  }

  @Allow('admin', 'help.contact.read')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Requires the claim help.contact.read.' })
  async deleteContactMessage(
    @Args('id', { type: () => ID, description: 'The message to delete.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.messageService.remove(viewer, parseId(id, 'id')) };
  }

  private async shown(id: string): Promise<ContactMessageView> {
    const message = await this.messages.byId(id);
    if (!message) throw new ContactMessageNotFound();
    return message;
  }
}

@Resolver(() => ContactMessageView)
export class ContactMessageFieldsResolver {
  constructor(
    private readonly answersOf: ContactAnswersLoader,
    private readonly users: UserLoader,
  ) {}

  @ResolveField(() => UserView, { nullable: true, description: 'Who takes care of it; null for no one.' })
  assignee(@Parent() message: ContactMessageView, @Ctx() ctx: RequestContext): Promise<UserView | null> | null {
    return message.assigneeId === null ? null : this.users.for(ctx).load(message.assigneeId);
  }

  @ResolveField(() => [ContactAnswerView], { description: 'What was answered by email, oldest first.' })
  async answers(@Parent() message: ContactMessageView, @Ctx() ctx: RequestContext): Promise<ContactAnswerView[]> {
    return (await this.answersOf.for(ctx).load(message.id)) ?? [];
  }
}

@Resolver(() => ContactAnswerView)
export class ContactAnswerFieldsResolver {
  constructor(private readonly users: UserLoader) {}

  @ResolveField(() => UserView, { nullable: true, description: 'Who answered; null if the account was deleted.' })
  author(@Parent() answer: ContactAnswerView, @Ctx() ctx: RequestContext): Promise<UserView | null> | null {
    return answer.authorId === null ? null : this.users.for(ctx).load(answer.authorId);
  }
}
