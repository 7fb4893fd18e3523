import { Args, Field, ID, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { holds } from '#kernel/request/claim.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModeratedPersonView } from '../read/case.view.js';
import { ModeratedPersonLoader } from '../read/moderation.loaders.js';
import { ModerationNotesLoader, ModerationNoteView } from './note.view.js';
import { MAX_NOTE_LENGTH, MAX_NOTES, NotesService } from './notes.service.js';

@ObjectType({ description: 'The person whom the note is about.' })
export class ModerationNotePayload {
  @Field(() => ModeratedPersonView, { description: 'The person, with the notes that there are now.' })
  person!: ModeratedPersonView;
}

@Resolver(() => ModeratedPersonView)
export class NotesResolver {
  constructor(
    private readonly service: NotesService,
    private readonly people: ModeratedPersonLoader,
    private readonly notesAbout: ModerationNotesLoader,
  ) {}

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ModerationNotePayload, {
    description: 'Writes a note about a person for the other moderators. The person must have a role below the viewer.',
  })
  async addModerationNote(
    @Args('userId', { type: () => ID, description: 'The person.' }) userId: string,
    @Args('text', {
      type: () => String,
      description: `What to remember; 1 to ${MAX_NOTE_LENGTH.toLocaleString('en')} characters.`,
    })
    text: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ModerationNotePayload> {
    return this.payload(ctx, await this.service.add(ctx, viewer, parseId(userId, 'userId'), text));
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ModerationNotePayload, { description: 'Deletes a note that the viewer wrote.' })
  async deleteModerationNote(
    @Args('id', { type: () => ID, description: 'The note to delete.' }) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ModerationNotePayload> {
    return this.payload(ctx, await this.service.delete(viewer, parseId(id, 'id')));
  }

  @ResolveField(() => [ModerationNoteView], {
    description: `What moderators wrote down about the person, newest first, at most ${MAX_NOTES}; nothing for the person.`,
  })
  async notes(@Parent() { id }: ModeratedPersonView, @Ctx() ctx: RequestContext): Promise<ModerationNoteView[]> {
    if (ctx.viewer?.id === id || !holds(ctx.viewer, 'reports.read')) return [];
    return (await this.notesAbout.for(ctx).load(id)) ?? [];
  }

  private async payload(ctx: RequestContext, personId: string): Promise<ModerationNotePayload> {
    const person = await this.people.for(ctx).load(personId);
    if (!person) throw new UserNotFound();
    return { person };
  }
}

@Resolver(() => ModerationNoteView)
export class ModerationNoteFieldsResolver {
  constructor(private readonly people: ModeratedPersonLoader) {}

  @ResolveField(() => ModeratedPersonView, { nullable: true, description: 'Who wrote it.' })
  author(@Parent() { authorId }: ModerationNoteView, @Ctx() ctx: RequestContext): Promise<ModeratedPersonView | null> {
    return this.people.for(ctx).load(authorId);
  }
}
