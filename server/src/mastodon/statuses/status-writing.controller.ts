import { Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { ScheduledStatus } from '../entities/scheduled-status.js';
import type { Status } from '../entities/status.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import type { DeletedStatus } from '../conversations/direct-status.port.js';
import { ScheduledStatuses } from '../scheduled/scheduled-statuses.js';
import { StatusDeletions } from './status-deletions.js';
import { StatusEdits } from './status-edits.js';
import { StatusPublication } from './status-publication.js';
import { ChangedStatus, Deletion, NewStatus } from './status.params.js';

/** Statuses are published, edited and deleted. */
@Controller('v1/statuses')
export class StatusWritingController {
  constructor(
    private readonly publication: StatusPublication,
    private readonly scheduled: ScheduledStatuses,
    private readonly edits: StatusEdits,
    private readonly deletions: StatusDeletions,
  ) {}

  /** Its limits depend on what is published, and are counted there. */
  @Allow('user')
  @NeedsScope('write:statuses')
  @Post()
  async create(
    @Params(NewStatus) asked: NewStatus,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status | ScheduledStatus> {
    const { scheduled_at: publishAt } = asked;
    if (!publishAt) return this.publication.publish(ctx, viewer, asked);
    return this.scheduled.byId(await this.publication.schedule(ctx, viewer, asked, publishAt), viewer);
  }

  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('edit-post')
  @Put(':id')
  async edit(
    @Param('id', RecordId) id: string,
    @Params(ChangedStatus) changed: ChangedStatus,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.edits.edit(ctx, viewer, id, changed);
  }

  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('delete-post')
  @Delete(':id')
  async remove(
    @Param('id', RecordId) id: string,
    @Params(Deletion) { delete_media: deletesMedia = false }: Deletion,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletedStatus> {
    return this.deletions.remove(ctx, viewer, id, deletesMedia);
  }
}
