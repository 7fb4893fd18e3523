import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PushKeys } from './push-keys.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { SubscribeToPushInput } from './push.inputs.js';

const ENDPOINT = { description: 'The address that the device subscribed with.' };

@Resolver(() => ViewerView)
export class PushResolver {
  constructor(
    private readonly keys: PushKeys,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  @Allow('user')
  @Query(() => String, {
    description: 'The applicationServerKey of PushManager.subscribe (VAPID): a public key, as base64url.',
  })
  pushKey(): string {
    return this.keys.publicKey;
  }

  @ResolveField(() => Boolean, { description: 'Whether a device of the viewer gets pushes.' })
  getsPushes(@Parent() me: ViewerView, @Args('endpoint', ENDPOINT) endpoint: string): Promise<boolean> {
    return this.subscriptions.has(me.id, endpoint);
  }

  @Allow('user')
  @Limit('push')
  @Mutation(() => Boolean, {
    description:
      'Sends pushes to this device until the session ends. Of more than ten devices, the first one is left out.',
  })
  async subscribeToPush(
    @Args('input', { description: 'The subscription of the browser.' }) input: SubscribeToPushInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<boolean> {
    await this.subscriptions.subscribe(viewer, input);
    return true;
  }

  @Allow('user')
  @Limit('push')
  @Mutation(() => Boolean, { description: 'Ends pushes to a device of the viewer. Doing so again changes nothing.' })
  async unsubscribeFromPush(
    @Args('endpoint', ENDPOINT) endpoint: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<boolean> {
    await this.subscriptions.unsubscribe(viewer, endpoint);
    return true;
  }

  @Allow('user')
  @Limit('push')
  @Mutation(() => Boolean, { description: 'Sends one push to a device of the viewer, to see whether it arrives.' })
  async sendTestPush(
    @Args('endpoint', ENDPOINT) endpoint: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<boolean> {
    await this.subscriptions.test(viewer, endpoint);
    return true;
  }
}
