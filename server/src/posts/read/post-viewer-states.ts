import { hasRequested } from '#people/ties/follow-state.js';
import { relationshipJson } from '#people/ties/relationship-conditions.js';
import type { RelationshipRow } from '#people/ties/relationship.view.js';
import type { LanguageFilter } from '#kernel/request/viewer.js';
import { LANGUAGE_FILTER } from '#identity/users/language-filter.js';
import { type ReplyControl, replyControl } from '../model/reply-control.js';
import { inAudience } from '../model/post-audience.js';

/** What of a post is different for each viewer. */
export interface ViewerState {
  viewer_id: string;
  viewer_has_nodded: boolean;
  viewer_has_pinned: boolean;
  viewer_has_requacked: boolean;
  viewer_is_following: boolean;
  viewer_has_requested: boolean;
  is_following_viewer: boolean;
  relationship: RelationshipRow | null;
  own_cell: string | null;
  reply_control: ReplyControl | null;
  poll_choices: number[] | null;
  in_audience: boolean;
  filters_version: string | null;
  language_filter: LanguageFilter | null;
}

/** $1 post, $2 its author, $3 viewers. */
export const VIEWER_STATES = `
select v.id as viewer_id,
  exists (select 1 from nods n where n.user_id = v.id and n.post_id = $1::uuid) as viewer_has_nodded,
  exists (select 1 from pins n where n.user_id = v.id and n.post_id = $1::uuid) as viewer_has_pinned,
  exists (select 1 from posts r where r.author_id = v.id and r.requack_of = $1::uuid) as viewer_has_requacked,
  exists (select 1 from follows f where f.follower_id = v.id and f.followee_id = $2::uuid) as viewer_is_following,
  ${hasRequested('v.id', '$2::uuid')} as viewer_has_requested,
  exists (select 1 from follows f where f.follower_id = $2::uuid and f.followee_id = v.id) as is_following_viewer,
  ${relationshipJson('v.id', '$2::uuid')} as relationship,
  case when v.id = $2::uuid then (select o.cell from post_places o where o.post_id = $1::uuid) end as own_cell,
  ${replyControl('v.id')} as reply_control,
  case when p.has_poll then (
    select c.choices from poll_votes c where c.post_id = $1::uuid and c.user_id = v.id) end as poll_choices,
  ${inAudience('v.id')} as in_audience,
  u.filters_version, ${LANGUAGE_FILTER} as language_filter
from unnest($3::uuid[]) v (id) join posts p on p.id = $1::uuid left join users u on u.id = v.id`;
