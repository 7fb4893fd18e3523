import { Resolver, Subscription } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { WhisperView } from '../whisper.view.js';
import { WithRequests } from '../with-requests.decorator.js';
import { LiveWhispers } from './live-whispers.js';

@Resolver()
export class WhisperAddedSubscriptions {
  constructor(private readonly live: LiveWhispers) {}

  @Allow('user')
  @TokenScope('whispers')
  @Subscription(() => WhisperView, {
    description: "New whispers in the viewer's conversations, including their own from other tabs.",
    resolve: (whisper: WhisperView) => whisper,
  })
  whisperAdded(
    @WithRequests() withRequests: boolean | null,
    @SignedIn() viewer: SignedInViewer,
  ): AsyncIterableIterator<WhisperView> {
    return this.live.listen(viewer, { withRequests: withRequests ?? true });
  }
}
