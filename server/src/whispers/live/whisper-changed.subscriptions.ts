import { Resolver, Subscription } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { WhisperView } from '../whisper.view.js';
import { WithRequests } from '../with-requests.decorator.js';
import { LiveWhisperChanges } from './live-whisper-changes.js';

@Resolver()
export class WhisperChangedSubscriptions {
  constructor(private readonly live: LiveWhisperChanges) {}

  @Allow('user')
  @TokenScope('whispers')
  @Subscription(() => WhisperView, {
    description: "Whispers in the viewer's conversations that were edited or deleted, as they are now.",
    resolve: (whisper: WhisperView) => whisper,
  })
  whisperChanged(
    @WithRequests() withRequests: boolean | null,
    @SignedIn() viewer: SignedInViewer,
  ): AsyncIterableIterator<WhisperView> {
    return this.live.listen(viewer, { withRequests: withRequests ?? true });
  }
}
