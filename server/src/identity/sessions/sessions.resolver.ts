import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SessionsService } from './sessions.service.js';

@Resolver()
export class SessionsResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Allow('user')
  @AllowedWhile('frozen')
  @Mutation(() => DeletePayload, { description: 'Ends a session of the viewer and closes its connections.' })
  async revokeSession(
    @Args('id', { type: () => ID, description: 'The session of the viewer to end.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.sessions.revoke(viewer, id);
    return { deletedId: id };
  }
}
