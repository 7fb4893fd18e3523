import { Controller, Get } from '@nestjs/common';
import { connectionOf } from '#kernel/paging/connection.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PinTimelines } from '#posts/pins/pin.timelines.js';
import { PostTimelines } from '#posts/timelines/post.timelines.js';
import type { Status } from '../entities/status.js';
import { StatusLists } from '../lists/status-lists.js';
import { Exchanged, type Exchange } from '../request/exchange.js';
import { PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';

const NODS = 'viewer.nods';
const PINS = 'viewer.pins';

/** What the viewer gave a nod, and what they saved: our pins are Mastodon's bookmarks. */
@Controller('v1')
export class SavedStatusesController {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly pins: PinTimelines,
    private readonly pages: StatusLists,
  ) {}

  @Allow('user')
  @NeedsScope('read:favourites')
  @Get('favourites')
  favourites(
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status[]> {
    return this.pages.ofIds(exchange, { list: NODS, params, context: 'PROFILES' }, (page) =>
      this.timelines.noddedBy(viewer.id, viewer, page),
    );
  }

  /** Filters hide nothing of what someone saved. */
  @Allow('user')
  @NeedsScope('read:bookmarks')
  @Get('bookmarks')
  bookmarks(
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status[]> {
    return this.pages.of(exchange, { list: PINS, params, context: 'PROFILES' }, async (reader, { page }) => {
      const idPage = await this.pins.pinnedBy(viewer.id, page);
      return connectionOf(PINS, page, idPage, await reader.byIds(idPage.ids, viewer));
    });
  }
}
