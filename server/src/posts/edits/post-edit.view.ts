import { type TextEntity, withMentionsOf } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { type MediaRecord, MediaView, MediaViews } from '#media/media.view.js';
import { MarksView } from '../model/post-marks.fields.js';
import { MARK_COLUMNS, type MarkColumns, marksOf } from '../model/post-marks.js';
import { PostEntityView, type PostView } from '../read/post.view.js';

@ObjectType('PostEdit', { description: 'What a post said before an edit.', implements: () => [Node] })
export class PostEditView extends MarksView implements Node {
  @Field(() => ID, { description: 'Identifies the version.' }) id!: string;
  @Field(() => String, { description: 'The text, as it was.' }) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  @Field(() => String, { nullable: true, description: 'The content warning that it had; null without one.' })
  contentWarning!: string | null;
  @Field(() => [MediaView], { description: 'The pictures and videos that it had, in order.' }) media!: MediaView[];
  @Field(() => Int, { description: 'How many nods it had when it was edited.' }) nodCount!: number;
  @Field(() => DateTime, { description: 'When it was published so.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'When the edit replaced it.' }) replacedAt!: Date;
}

@ObjectType({ description: 'A page of a list of earlier versions.' })
export class PostEditConnection extends ConnectionOf('PostEdit', () => PostEditView) {}

interface PostEditRow extends MarkColumns {
  id: string;
  content: string;
  entities: TextEntity[];
  mentioned_keys: string[];
  content_warning: string | null;
  media: MediaRecord[];
  nod_count: number;
  created_at: Date;
  replaced_at: Date;
}

/** Whom an earlier version mentioned is not stored: it is who has these handles now, or who is still mentioned. */
const COLUMNS = `id, content, entities, content_warning, ${MARK_COLUMNS}, media, nod_count, created_at, replaced_at, array(
  select u.handle_key from users u where u.is_active and u.handle_key in (
    select lower(e ->> 'target') from jsonb_array_elements(entities) e where e ->> 'kind' = 'MENTION')
  union select m.handle_key from post_mentions m where m.post_id = post_edits.post_id and m.handle_key is not null) as mentioned_keys`;

/** $1 post, $2 version below which, $3 rows; latest first. */
export const VERSIONS_OF = `
select ${COLUMNS} from post_edits where post_id = $1::uuid and id < $2::uuid order by id desc limit $3::int`;

/** $1 post, $2 offset, $3 rows; latest first. At most 50 are kept. */
export const VERSIONS_NUMBERED = `
select ${COLUMNS}, (count(*) over ())::int as total from post_edits
where post_id = $1::uuid order by id desc offset $2::int limit $3::int`;

/** Earlier versions of posts, for who can read the post: callers have read it for the viewer. */
@Injectable()
export class PostEditViews {
  constructor(
    private readonly database: Database,
    private readonly media: MediaViews,
  ) {}

  /** Latest first, one more than `first` if there is one. */
  async of(post: PostView, after: string | null, first: number): Promise<PostEditView[]> {
    if (post.editedAt === null) return [];
    const rows = await this.database.rows<PostEditRow>(VERSIONS_OF, [post.id, after ?? MAX_ID, first + 1]);
    return rows.map((row) => this.viewOf(row, post));
  }

  /** By page number, latest first; `total` is exact unless the page is past the end. */
  async numbered(post: PostView, page: NumberedPage): Promise<{ versions: PostEditView[]; total: number }> {
    const { offset, limit } = offsetOf(page);
    const parameters = [post.id, offset, limit];
    const rows = await this.database.rows<PostEditRow & { total: number }>(VERSIONS_NUMBERED, parameters);
    return { versions: rows.map((row) => this.viewOf(row, post)), total: rows[0]?.total ?? 0 };
  }

  private viewOf(row: PostEditRow, { author, isHeld, visibility }: PostView): PostEditView {
    const isOpen = !author.requiresLogin && !isHeld && visibility !== 'FOLLOWERS';
    return {
      id: row.id,
      content: row.content,
      entities: withMentionsOf(row.entities, row.mentioned_keys),
      contentWarning: row.content_warning,
      ...marksOf(row),
      media: row.media.map((media) => this.media.of(media, isOpen)),
      nodCount: row.nod_count,
      createdAt: row.created_at,
      replacedAt: row.replaced_at,
    };
  }
}
