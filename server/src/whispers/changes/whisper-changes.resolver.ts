import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { WhisperNotFound } from '../whisper.errors.js';
import { EditWhisperInput } from '../whisper.inputs.js';
import { WhisperView, WhisperViews } from '../whisper.view.js';
import { WhisperChanges } from './whisper-changes.service.js';

@Resolver(() => WhisperView)
export class WhisperChangesResolver {
  constructor(
    private readonly changes: WhisperChanges,
    private readonly views: WhisperViews,
  ) {}

  @Allow('user')
  @TokenScope('whispers')
  @Limit('change-whisper')
  @Mutation(() => WhisperView, {
    description:
      'Deletes a whisper of the viewer for everyone in its conversation. A mark without words stays in its place.',
  })
  async deleteWhisper(
    @Args('id', { type: () => ID, description: 'A whisper of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<WhisperView> {
    const whisperId = parseId(id, 'id');
    await this.changes.remove(viewer, whisperId);
    return this.read(whisperId, viewer);
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('change-whisper')
  @Mutation(() => WhisperView, { description: 'Changes a whisper of the viewer, within 15 minutes of sending it.' })
  async editWhisper(
    @Args('id', { type: () => ID, description: 'A whisper of the viewer.' }) id: string,
    @Args('input', { description: 'The new text.' }) { content }: EditWhisperInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<WhisperView> {
    const whisperId = parseId(id, 'id');
    await this.changes.edit(viewer, whisperId, content);
    return this.read(whisperId, viewer);
  }

  private async read(id: string, viewer: SignedInViewer): Promise<WhisperView> {
    const whisper = await this.views.byId(id, viewer.id);
    if (!whisper) throw new WhisperNotFound();
    return whisper;
  }
}
