import { Controller, Get, Post } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationsService } from '#notifications/inbox/notifications.service.js';
import type { ReadTimelineName } from '#posts/reading/read-timeline.js';
import type { ReadingPositionView } from '#posts/reading/reading-position.view.js';
import { ReadingPositions } from '#posts/reading/reading-positions.service.js';
import { isUuid } from '#kernel/database/ids.js';
import { listOf, text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';

const TIMELINES = { home: 'HOME', notifications: 'NOTIFICATIONS' } as const satisfies Record<string, ReadTimelineName>;
type MarkedTimeline = keyof typeof TIMELINES;
const NAMES = Object.keys(TIMELINES) as MarkedTimeline[];

/** https://docs.joinmastodon.org/entities/Marker/ */
export interface Marker {
  last_read_id: string;
  /** Grows with each change, by the second. */
  version: number;
  updated_at: string;
}
type Markers = Partial<Record<MarkedTimeline, Marker>>;

const Asked = z.object({ timeline: listOf(text).optional() });
const place = z.object({ last_read_id: text.refine(isUuid, 'is invalid') }).optional();
const Moved = z.object({ home: place, notifications: place });

/** Versions count seconds from here, so that they stay whole numbers of 32 bits. */
const FIRST_SECOND = Date.UTC(2020, 0) / 1_000;

/** How far the viewer has read. A marker never moves back. */
@Controller('v1/markers')
export class MarkersController {
  constructor(
    private readonly positions: ReadingPositions,
    private readonly notifications: NotificationsService,
  ) {}

  @Allow('user')
  @NeedsScope('read:statuses')
  @Get()
  async show(
    @Params(Asked) { timeline = [] }: z.infer<typeof Asked>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Markers> {
    const kept = await Promise.all(
      NAMES.filter((name) => timeline.includes(name)).map((name) => this.positions.of(viewer, TIMELINES[name], null)),
    );
    return markersOf(kept.filter((position) => position !== null));
  }

  @Allow('user')
  @AllowedWhile('frozen')
  @Limit('reading-position')
  @NeedsScope('write:statuses')
  @Post()
  async move(@Params(Moved) moved: z.infer<typeof Moved>, @SignedIn() viewer: SignedInViewer): Promise<Markers> {
    const positions = NAMES.flatMap((name) => {
      const position = moved[name]?.last_read_id.toLowerCase();
      return position === undefined ? [] : [{ timeline: TIMELINES[name], position }];
    });
    if (positions.length === 0) return {};
    const kept = await this.positions.keep(viewer, positions);
    const told = kept.find(({ timeline }) => timeline === 'NOTIFICATIONS');
    if (told) await this.notifications.markReadTo(viewer, told.position);
    return markersOf(kept);
  }
}

function markersOf(positions: readonly ReadingPositionView[]): Markers {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const kept = positions.find(({ timeline }) => timeline === TIMELINES[name]);
      return kept ? [[name, markerOf(kept)]] : [];
    }),
  );
}

function markerOf({ position, updatedAt }: ReadingPositionView): Marker {
  return {
    last_read_id: position,
    version: Math.floor(updatedAt.getTime() / 1_000) - FIRST_SECOND,
    updated_at: updatedAt.toISOString(),
  };
}
