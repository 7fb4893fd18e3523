import { Injectable } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import {
  MachineFinding,
  type MachineFindingName,
  ReportCategory,
  type ReportCategoryName,
} from '../moderation.enums.js';

@ObjectType('CaseSummary', { description: 'The newest report of a case in short, for a list.' })
export class CaseSummaryView {
  @Field(() => ReportCategory, { description: 'Why it was reported.' }) category!: ReportCategoryName;
  @Field(() => MachineFinding, {
    nullable: true,
    description: 'What the server found by itself; null for a report of a person.',
  })
  foundBy!: MachineFindingName | null;
  @Field(() => String, {
    description:
      'The first 200 characters of what was reported, as it was: of the quack, of the first whisper that was picked, or of what a profile says. Empty if that has no text, and once the evidence was erased.',
  })
  excerpt!: string;
  @Field(() => String, { nullable: true, description: 'The warning before the quack.' }) contentWarning!: string | null;
  @Field(() => Boolean, { description: 'What was reported is no longer there: it was deleted or removed.' })
  isGone!: boolean;
}

const EXCERPT_LENGTH = 200;

/** Only what the reporter picked: the whispers around it are not its subject. $1 cases. */
export const CASE_SUMMARIES = `
select c.id, r.category, r.found_by as "foundBy",
  left(coalesce(case when c.subject_kind = 'PROFILE' then r.evidence -> 'person' ->> 'bio' end,
    r.evidence -> 'posts' -> 0 ->> 'content',
    jsonb_path_query_first(r.evidence, '$.whispers[*] ? (@.isReported == true).content') #>> '{}', ''), ${EXCERPT_LENGTH}) as excerpt,
  r.evidence -> 'posts' -> 0 ->> 'contentWarning' as "contentWarning",
  not case c.subject_kind
    when 'POST' then exists (select 1 from posts p where p.id = c.subject_id and p.deleted_at is null)
      or exists (select 1 from held_posts h where h.post_id = c.subject_id and h.removed_at is null)
    when 'MEDIA' then exists (
      select 1 from media m join posts p on p.id = m.holder_id and p.deleted_at is null where m.id = c.subject_id)
    when 'WHISPER' then exists (select 1 from whispers w where w.id = c.subject_id)
    else exists (select 1 from users u where u.id = c.target_id and u.deleted_at is null) end as "isGone"
from cases c
cross join lateral (select * from reports r where r.case_id = c.id order by r.id desc limit 1) r
where c.id = any($1::uuid[])`;

/** What cases are about, batched within a request. */
@Injectable()
export class CaseSummariesLoader extends RequestLoader<string, CaseSummaryView> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(caseIds: readonly string[]): Promise<Map<string, CaseSummaryView>> {
    const rows = await this.database.rows<CaseSummaryView & { id: string }>(CASE_SUMMARIES, [caseIds]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
