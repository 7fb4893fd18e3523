import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { storing } from '#kernel/events/outbox-statements.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { blocks, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import { inAudience } from '../model/post-audience.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostNodded, PostUnnodded } from '../model/post.events.js';

interface Outcome {
  author_id: string;
  changed: boolean;
}

interface NodOutcome extends Outcome {
  is_established: boolean;
  /** The viewer blocks the author. */
  blocks: boolean;
}

/**
 * The unique (user, post) decides who was first, and only that one changes the counter. $1 nod, $2 post, $3 user, $4
 * time, $5 event.
 */
const NOD = `
with target as (
  select p.id, p.author_id, u.is_established, ${blocks('$3::uuid', 'p.author_id')} as blocks
  from posts p join users u on u.id = p.author_id and u.is_active
  where p.id = $2::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$3::uuid', 'p.author_id')}
    and ${inAudience('$3::uuid')}
), given as (
  insert into nods (id, post_id, user_id, created_at)
  select $1::uuid, target.id, $3::uuid, $4::timestamptz from target where not target.blocks
  on conflict (user_id, post_id) do nothing
  returning post_id
), counted as (
  update posts set nod_count = nod_count + 1 where id = (select post_id from given) returning id
), event as (${storing(
  '$5',
  PostNodded.type,
  `jsonb_build_object('postId', target.id, 'authorId', target.author_id, 'userId', $3::uuid,
    'isAuthorEstablished', target.is_established)`,
  'target, counted',
)}
)
select author_id, is_established, blocks, exists (select 1 from counted) as changed from target`;

/** $1 post, $2 user, $3 event. */
const UNNOD = `
with target as (
  select p.id, p.author_id from posts p join users u on u.id = p.author_id and u.is_active
  where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null and ${notBlockedBy('$2::uuid', 'p.author_id')}
    and ${inAudience('$2::uuid')}
), taken as (
  delete from nods where post_id = (select id from target) and user_id = $2::uuid returning post_id
), counted as (
  update posts set nod_count = nod_count - 1 where id = (select post_id from taken) returning id
), event as (${storing('$3', PostUnnodded.type, "jsonb_build_object('postId', id, 'userId', $2::uuid)", 'counted')}
)
select author_id, exists (select 1 from counted) as changed from target`;

/** Nods: at most one per user and post. Both methods are idempotent. */
@Injectable()
export class NodsService {
  constructor(private readonly transactions: Transactions) {}

  /** A repeated nod changes nothing and publishes nothing. @throws PostNotFound, YouBlockThem */
  async nod(viewer: SignedInViewer, postId: string): Promise<string> {
    const eventId = newId();
    const [outcome] = await this.transactions.runSingle<NodOutcome>(
      NOD,
      [newId(), postId, viewer.id, new Date(), eventId],
      ([row]) =>
        row?.changed
          ? [{ id: eventId, event: new PostNodded(postId, row.author_id, viewer.id, row.is_established) }]
          : [],
    );
    if (!outcome) throw new PostNotFound();
    if (outcome.blocks) throw new YouBlockThem();
    return postId;
  }

  /** @throws PostNotFound */
  async unnod(viewer: SignedInViewer, postId: string): Promise<string> {
    const eventId = newId();
    const [outcome] = await this.transactions.runSingle<Outcome>(UNNOD, [postId, viewer.id, eventId], ([row]) =>
      row?.changed ? [{ id: eventId, event: new PostUnnodded(postId, viewer.id) }] : [],
    );
    if (!outcome) throw new PostNotFound();
    return postId;
  }
}
