import { Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SchedulingService } from '#posts/publishing/scheduling/scheduling.service.js';
import type { ScheduledStatus } from '../entities/scheduled-status.js';
import { instant } from '../request/fields.js';
import { askedPage, PageParams, setLinks } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { ScheduledStatuses } from './scheduled-statuses.js';

const Moved = z.object({ scheduled_at: instant });

/** Statuses that are published later. They are made by `POST /api/v1/statuses`. */
@Controller('v1/scheduled_statuses')
export class ScheduledStatusesController {
  constructor(
    private readonly scheduling: SchedulingService,
    private readonly scheduled: ScheduledStatuses,
    private readonly site: SiteAddresses,
  ) {}

  @Allow('user')
  @NeedsScope('read:statuses')
  @Get()
  async list(
    @Params(PageParams) params: PageParams,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScheduledStatus[]> {
    const { statuses, hasNext } = await this.scheduled.page(viewer, askedPage(params, 20, 40));
    const [first, last] = [statuses[0], statuses.at(-1)];
    setLinks(request, response, this.site.origin, first && last ? { first: first.id, last: last.id } : null, hasNext);
    return statuses;
  }

  @Allow('user')
  @NeedsScope('read:statuses')
  @Get(':id')
  async show(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<ScheduledStatus> {
    return this.scheduled.byId(id, viewer);
  }

  /** Only its time changes. */
  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('schedule-post')
  @Put(':id')
  async move(
    @Param('id', RecordId) id: string,
    @Params(Moved) { scheduled_at: publishAt }: z.infer<typeof Moved>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ScheduledStatus> {
    const { content } = await this.scheduled.post(id, viewer);
    return this.scheduled.byId(await this.scheduling.edit(viewer, id, { content, publishAt }), viewer);
  }

  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('schedule-post')
  @Delete(':id')
  async cancel(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Record<string, never>> {
    await this.scheduling.cancel(viewer, id);
    return {};
  }
}
