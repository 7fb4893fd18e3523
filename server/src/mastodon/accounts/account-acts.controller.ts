import { Controller, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowsService } from '#people/follows/follows.service.js';
import { RelationshipsService } from '#people/relationships/relationships.service.js';
import type { Relationship } from '../entities/relationship.js';
import { flag, ids, text, whole } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { AccountRelationships } from './account-relationships.js';

/** A thousand years: far more than any mute may last, and less than dates can hold. */
const MAX_DURATION_SECONDS = 31_536_000_000;

const Asked = z.object({ id: ids().optional() });
/** `languages` is not offered: it is left out of the answer, too. */
const Follow = z.object({ reblogs: flag.optional(), notify: flag.optional() });
const Mute = z.object({
  notifications: flag.optional(),
  duration: whole.pipe(z.number().max(MAX_DURATION_SECONDS, 'is too long')).optional(),
});
const Note = z.object({ comment: text.nullish() });

/** What one does about a person. Each act answers how one stands to them then. */
@Controller('v1/accounts')
export class AccountActsController {
  constructor(
    private readonly follows: FollowsService,
    private readonly relationships: RelationshipsService,
    private readonly accounts: AccountRelationships,
  ) {}

  @Allow('user')
  @NeedsScope('read:follows')
  @Get('relationships')
  list(@Params(Asked) asked: z.infer<typeof Asked>, @SignedIn() viewer: SignedInViewer): Promise<Relationship[]> {
    return this.accounts.of(asked.id ?? [], viewer);
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('follow')
  @Post(':id/follow')
  async follow(
    @Param('id', RecordId) id: string,
    @Params(Follow) { reblogs, notify }: z.infer<typeof Follow>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Relationship> {
    await this.follows.follow(viewer, id);
    if (reblogs !== undefined) await this.accounts.showRequacks(viewer, id, reblogs);
    if (notify !== undefined) await this.accounts.notify(viewer, id, notify);
    return this.accounts.one(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('follow')
  @Post(':id/unfollow')
  async unfollow(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.accounts.one(await this.follows.unfollow(viewer, id), viewer);
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('follow')
  @Post(':id/remove_from_followers')
  async removeFollower(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.accounts.one(await this.follows.removeFollower(viewer, id), viewer);
  }

  @Allow('user')
  @NeedsScope('write:blocks')
  @Limit('relationship')
  @Post(':id/block')
  async block(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.accounts.one(await this.relationships.block(viewer, id), viewer);
  }

  @Allow('user')
  @NeedsScope('write:blocks')
  @Limit('relationship')
  @Post(':id/unblock')
  async unblock(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.accounts.one(await this.relationships.unblock(viewer, id), viewer);
  }

  @Allow('user')
  @NeedsScope('write:mutes')
  @Limit('relationship')
  @Post(':id/mute')
  async mute(
    @Param('id', RecordId) id: string,
    @Params(Mute) asked: z.infer<typeof Mute>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Relationship> {
    await this.accounts.mute(viewer, id, asked);
    return this.accounts.one(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:mutes')
  @Limit('relationship')
  @Post(':id/unmute')
  async unmute(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.accounts.one(await this.relationships.mute(viewer, id, { scopes: [] }), viewer);
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @Limit('relationship')
  @Post(':id/note')
  async note(
    @Param('id', RecordId) id: string,
    @Params(Note) { comment }: z.infer<typeof Note>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Relationship> {
    await this.accounts.note(viewer, id, comment ?? '');
    return this.accounts.one(id, viewer);
  }
}
