import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListViews } from '#people/lists/list.view.js';
import { ListPostTimelines } from '../lists/list-posts.timelines.js';
import { newerThan, type PostList } from '../model/post-list.js';
import { PostTimelines } from '../timelines/post.timelines.js';
import { hasSubject, type ReadTimelineName } from './read-timeline.js';
import type { ReadingPositionInput } from './reading-position.inputs.js';
import type { ReadingPositionView } from './reading-position.view.js';

/** Beyond, the positions that were moved longest ago are forgotten. */
const MAX_KEPT = 500;
/** Newer rows are counted up to this number. */
export const MAX_NEWER = 100;
/** The page that is counted. */
const NEWEST = { first: MAX_NEWER, after: null } as const;
/** In place of the subject of a timeline that has none, since a primary key holds no null. */
const NO_SUBJECT = '00000000-0000-0000-0000-000000000000';

/**
 * $1 person, then of each position: $2 timelines, $3 subjects, $4 positions, $5 whether it may go back; $6 time, $7 the
 * greatest position of now: one beyond gives way. Ids increase with time, so that the greater one is the newer. Stores nothing for an
 * account that has ended.
 */
export const KEEP_POSITIONS = `
with person as (select id from users where id = $1::uuid and deleted_at is null)
insert into reading_positions as kept (user_id, timeline, subject_id, position, updated_at)
select person.id, sent.timeline, sent.subject_id, sent.position, $6::timestamptz
from unnest($2::text[], $3::uuid[], $4::uuid[], $5::boolean[]) sent (timeline, subject_id, position, is_back), person
on conflict (user_id, timeline, subject_id) do update set position = excluded.position, updated_at = excluded.updated_at
where excluded.position > kept.position or kept.position > $7::uuid or (
  select sent.is_back from unnest($2::text[], $3::uuid[], $5::boolean[]) sent (timeline, subject_id, is_back)
  where sent.timeline = excluded.timeline and sent.subject_id = excluded.subject_id
)`;

/** $1 person, $2 how many stay. */
export const FORGET_OLD_POSITIONS = `
delete from reading_positions where user_id = $1::uuid and (timeline, subject_id) in (
  select old.timeline, old.subject_id from reading_positions old
  where old.user_id = $1::uuid order by old.updated_at desc, old.subject_id desc offset $2::int
)`;

/** $1 deleted user. */
export const FORGET_POSITIONS = 'delete from reading_positions where user_id = $1::uuid';

/** $1 person, $2 timelines, $3 subjects. */
export const POSITIONS = `
select kept.timeline, kept.subject_id, kept.position, kept.updated_at
from unnest($2::text[], $3::uuid[]) with ordinality asked (timeline, subject_id, number)
join reading_positions kept
  on kept.user_id = $1::uuid and kept.timeline = asked.timeline and kept.subject_id = asked.subject_id
order by asked.number`;

interface NewerRow {
  id: string;
  /** Of home alone, as the next. */
  requack_of?: string | null;
  is_shown?: boolean;
}

interface PositionRow {
  timeline: ReadTimelineName;
  subject_id: string;
  position: string;
  updated_at: Date;
}

/** Where people have read to. A position moves forward only, unless its person goes back on purpose. */
@Injectable()
export class ReadingPositions {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly timelines: PostTimelines,
    private readonly lists: ListViews,
    private readonly listed: ListPostTimelines,
  ) {}

  /**
   * @returns what is kept now, in the order of the input; a position later than now is kept as the present instant
   * @throws InvalidInput for a timeline named twice, or a subject that is missing or one too many
   */
  async keep(viewer: SignedInViewer, positions: readonly ReadingPositionInput[]): Promise<ReadingPositionView[]> {
    const timelines = positions.map(({ timeline }) => timeline);
    const subjects = positions.map(({ timeline, subjectId }) => subjectOf(timeline, subjectId));
    const names = timelines.map((timeline, index) => `${timeline} ${subjects[index]}`);
    if (new Set(names).size < names.length) throw invalid('positions', 'A timeline must not be named twice.');
    const latest = leastIdOf(Date.now() + 1);
    const places = positions.map(({ position }) => position).map(atMost(latest));
    const backs = positions.map(({ isBack }) => isBack ?? false);
    return this.transactions.run(async (tx) => {
      await tx.rows(KEEP_POSITIONS, [viewer.id, timelines, subjects, places, backs, new Date(), latest]);
      if (timelines.some(hasSubject)) await tx.rows(FORGET_OLD_POSITIONS, [viewer.id, MAX_KEPT]);
      return (await tx.rows<PositionRow>(POSITIONS, [viewer.id, timelines, subjects])).map(viewOf);
    });
  }

  /** @returns null where nothing was kept; @throws InvalidInput for a subject that is missing or one too many */
  async of(
    viewer: SignedInViewer,
    timeline: ReadTimelineName,
    subjectId: string | null | undefined,
  ): Promise<ReadingPositionView | null> {
    const subject = subjectOf(timeline, subjectId);
    const [row] = await this.database.rows<PositionRow>(POSITIONS, [viewer.id, [timeline], [subject]]);
    return row ? viewOf(row) : null;
  }

  /** How many posts of home are newer than a position, 100 at most. */
  newerInHome(viewer: SignedInViewer, position: string): Promise<number> {
    return this.newerIn(this.timelines.following(viewer, NEWEST), position);
  }

  /** How many posts of a list are newer than a position, 100 at most; null if the viewer has no such list. */
  async newerInList(viewer: SignedInViewer, listId: string, position: string): Promise<number | null> {
    const list = await this.lists.byId(listId, viewer.id);
    return list ? this.newerIn(this.listed.of(list, viewer, NEWEST), position) : null;
  }

  private async newerIn(list: PostList, position: string): Promise<number> {
    const { statement, parameters } = newerThan(position, list);
    const rows = await this.database.rows<NewerRow>(statement, parameters);
    return Math.min(MAX_NEWER, rows.filter((row) => row.is_shown !== false).length);
  }
}

/** A position of the future would outrun every later one. @param latest the greatest that can have been read */
const atMost = (latest: string) => (position: string) => (position.toLowerCase() > latest ? latest : position);

function subjectOf(timeline: ReadTimelineName, subjectId: string | null | undefined): string {
  if (hasSubject(timeline) === Boolean(subjectId)) return subjectId?.toLowerCase() ?? NO_SUBJECT;
  const message = hasSubject(timeline)
    ? 'subjectId must name a list or a conversation.'
    : 'subjectId must be null: there is only one such timeline.';
  throw invalid('subjectId', message);
}

const invalid = (field: string, message: string) => new InvalidInput([{ field, message }]);

function viewOf(row: PositionRow): ReadingPositionView {
  return {
    timeline: row.timeline,
    subjectId: hasSubject(row.timeline) ? row.subject_id : null,
    position: row.position,
    updatedAt: row.updated_at,
  };
}
