import { Resolver, Subscription } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { LiveViewers } from './live-viewers.js';
import { ViewerView } from '../viewer/viewer.view.js';

@Resolver()
export class ViewerChangedSubscriptions {
  constructor(private readonly live: LiveViewers) {}

  @Allow('user')
  @TokenScope('read')
  @AllowedWhile('suspended')
  @Subscription(() => ViewerView, {
    description: "Sent when the viewer's role, claims or preferences may have changed.",
    resolve: (viewer: ViewerView) => viewer,
  })
  viewerChanged(@SignedIn() viewer: SignedInViewer): AsyncIterableIterator<ViewerView> {
    return this.live.listen(viewer);
  }
}
