import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { readable } from '#people/users/readable.js';
import { inAudience } from '#posts/model/post-audience.js';
import { PostNotFound } from '#posts/model/post.errors.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { InvalidEvidence } from '../moderation.errors.js';

/** Whispers before and after each reported one, so that staff understand it without opening the conversation. */
const AROUND = 3;

export interface PersonEvidence {
  readonly handle: string;
  readonly displayName: string;
  readonly bio: string;
  readonly location: string | null;
  readonly website: string | null;
  readonly imageUrl: string | null;
  readonly bannerUrl: string | null;
}

/** A quoted post, of which only this is shown. */
export interface QuotedEvidence {
  readonly id: string;
  readonly authorHandle: string;
  readonly content: string;
  readonly contentWarning: string | null;
}

export interface PostEvidence {
  readonly id: string;
  readonly content: string;
  readonly contentWarning: string | null;
  readonly createdAt: string;
  readonly isReply: boolean;
  readonly mediaIds: readonly string[];
  /** What it quotes, if the reporter saw that. */
  readonly quoted?: QuotedEvidence | null;
  /** The answers of its poll; absent in what was stored before there were polls. */
  readonly pollOptions?: readonly string[];
  /** What it said before each edit, oldest first; absent in reports from before edits were kept. */
  readonly versions?: readonly { content: string; contentWarning: string | null; replacedAt: string }[];
}

export interface WhisperEvidence {
  readonly id: string;
  readonly authorHandle: string;
  readonly content: string;
  readonly createdAt: string;
  /** The reporter picked it; the others were written just before or after. */
  readonly isReported: boolean;
}

/** What was reported, as it was then. */
export interface Evidence {
  readonly person: PersonEvidence;
  readonly posts: readonly PostEvidence[];
  readonly whispers: readonly WhisperEvidence[];
}

const PERSON = `jsonb_build_object('handle', u.handle, 'displayName', u.display_name, 'bio', u.bio, 'location', u.location,
  'website', u.website, 'imageUrl', u.image_url, 'bannerUrl', u.banner_url)`;
const MEDIA_IDS = `coalesce((select jsonb_agg(m.id order by m.position) from media m where m.holder_id = p.id), '[]')`;
const VERSIONS = `coalesce((
  select jsonb_agg(jsonb_build_object('content', e.content, 'contentWarning', e.content_warning, 'replacedAt', e.replaced_at) order by e.id)
  from post_edits e where e.post_id = p.id), '[]')`;
/** What post p quotes, as far as the viewer sees it: others don't see what waits, was declined or was withdrawn. */
const quotedBy = (viewer: string) => `case when p.quote_of is not null then (
  select jsonb_build_object('id', o.id, 'authorHandle', w.handle, 'content', o.content, 'contentWarning', o.content_warning)
  from quotes q join posts o on o.id = q.quoted_id and o.deleted_at is null join users w on w.id = o.author_id
  where q.post_id = p.id and (q.state = 'ACCEPTED' or (q.state = 'PENDING' and ${viewer} in (p.author_id, q.quoted_author_id)))
    and ${readable(viewer, 'w')} and ${inAudience(viewer, 'o')}) end`;
/** A poll whose post is withheld is still there. */
const POLL_OPTIONS = `coalesce((select to_jsonb(q.options) from polls q where q.post_id = p.id), '[]')`;
const POST = `jsonb_build_object('id', p.id, 'content', p.content, 'contentWarning', p.content_warning,
  'createdAt', p.created_at, 'isReply', p.parent_id is not null,
  'mediaIds', ${MEDIA_IDS}, 'quoted', ${quotedBy('$2::uuid')}, 'pollOptions', ${POLL_OPTIONS},
  'versions', ${VERSIONS})`;

/** $1 person. Who blocks the reporter can still be reported, since their name and picture are seen. */
export const PERSON_EVIDENCE = `
select u.id as target_id, ${PERSON} as person from users u
where u.id = $1::uuid and u.is_active and u.email_verified_at is not null`;

/** $1 posts, $2 reporter or null. Only what the reporter can read. */
export const POST_EVIDENCE = `
select u.id as target_id, ${PERSON} as person, ${POST} as post
from posts p join users u on u.id = p.author_id
where p.id = any($1::uuid[]) and p.deleted_at is null and p.requack_of is null and ${readable('$2::uuid')} and ${inAudience('$2::uuid')}
order by p.id`;

/** A post that waits for a moderator, whose words are withheld, locked. $1 post. */
export const HELD_EVIDENCE = `
select u.id as target_id, ${PERSON} as person, jsonb_build_object('id', p.id, 'content', w.content,
  'contentWarning', w.content_warning, 'createdAt', p.created_at, 'isReply', p.parent_id is not null, 'mediaIds', ${MEDIA_IDS},
  'pollOptions', ${POLL_OPTIONS}, 'versions', ${VERSIONS}) as post
from held_posts h join withheld_posts w on w.post_id = h.post_id join posts p on p.id = h.post_id join users u on u.id = p.author_id
where h.post_id = $1::uuid and h.removed_at is null for update of h`;

/** $1 whispers, $2 reporter. The conversation is one of the reporter's. */
export const REPORTED_WHISPERS = `
select w.id, w.conversation_id, w.author_id as target_id, ${PERSON} as person
from whispers w
join participants me on me.conversation_id = w.conversation_id and me.user_id = $2::uuid
  and (me.cleared_id is null or me.cleared_id < w.id)
join users u on u.id = w.author_id
where w.id = any($1::uuid[]) and w.deleted_at is null`;

/** $1 conversation, $2 reported whispers. They and those around them, oldest first. */
export const WHISPERS_AROUND = `
with near as (
  select around.id from unnest($2::uuid[]) reported (id)
  cross join lateral (
    (select w.id from whispers w where w.conversation_id = $1::uuid and w.id <= reported.id
      and w.deleted_at is null order by w.id desc limit ${AROUND + 1})
    union
    (select w.id from whispers w where w.conversation_id = $1::uuid and w.id > reported.id
      and w.deleted_at is null order by w.id limit ${AROUND})
  ) around
)
select jsonb_build_object('id', w.id, 'authorHandle', u.handle, 'content', w.content, 'createdAt', w.created_at,
  'isReported', w.id = any($2::uuid[])) as whisper
from whispers w join users u on u.id = w.author_id
where w.id in (select id from near) order by w.id`;

interface PersonRow {
  target_id: string;
  person: PersonEvidence;
}

export interface Collected {
  readonly targetId: string;
  readonly evidence: Evidence;
}

/** Copies what is reported: only what the reporter can see, and it stays when it is edited or deleted afterwards. */
@Injectable()
export class EvidenceCollector {
  /** @param reporterId null for a visitor @throws UserNotFound, InvalidEvidence */
  async ofPerson(tx: Tx, reporterId: string | null, userId: string, postIds: readonly string[]): Promise<Collected> {
    const [found] = await tx.rows<PersonRow>(PERSON_EVIDENCE, [userId]);
    if (!found) throw new UserNotFound();
    const posts = await this.posts(tx, reporterId, postIds);
    if (posts.length < postIds.length || posts.some(({ target_id: targetId }) => targetId !== userId))
      throw new InvalidEvidence('postIds');
    return { targetId: userId, evidence: { person: found.person, posts: posts.map(({ post }) => post), whispers: [] } };
  }

  /** @throws PostNotFound */
  async ofPost(tx: Tx, reporterId: string | null, postId: string): Promise<Collected> {
    const [found] = await this.posts(tx, reporterId, [postId]);
    if (!found) throw new PostNotFound();
    return { targetId: found.target_id, evidence: { person: found.person, posts: [found.post], whispers: [] } };
  }

  /** A person with those of their quacks that are still there, as they see them. @throws UserNotFound */
  async ofOwnPosts(tx: Tx, userId: string, postIds: readonly string[]): Promise<Collected> {
    const collected = await this.ofPerson(tx, userId, userId, []);
    const posts = await this.posts(tx, userId, postIds);
    return { ...collected, evidence: { ...collected.evidence, posts: posts.map(({ post }) => post) } };
  }

  /** @returns null if the post no longer waits for a moderator */
  async ofHeldPost(tx: Tx, postId: string): Promise<Collected | null> {
    const [found] = await tx.rows<PersonRow & { post: PostEvidence }>(HELD_EVIDENCE, [postId]);
    if (!found) return null;
    return { targetId: found.target_id, evidence: { person: found.person, posts: [found.post], whispers: [] } };
  }

  /** @throws InvalidEvidence unless all are of one person, in one conversation of the reporter */
  async ofWhispers(tx: Tx, reporterId: string, whisperIds: readonly string[]): Promise<Collected> {
    const found = await tx.rows<PersonRow & { id: string; conversation_id: string }>(REPORTED_WHISPERS, [
      whisperIds,
      reporterId,
    ]);
    const [first] = found;
    const isOne = found.every(
      (each) => each.target_id === first?.target_id && each.conversation_id === first.conversation_id,
    );
    if (!first || found.length < whisperIds.length || !isOne) throw new InvalidEvidence('whisperIds');
    const near = await tx.rows<{ whisper: WhisperEvidence }>(WHISPERS_AROUND, [first.conversation_id, whisperIds]);
    const whispers = near.map(({ whisper }) => whisper);
    return { targetId: first.target_id, evidence: { person: first.person, posts: [], whispers } };
  }

  private posts(tx: Tx, reporterId: string | null, postIds: readonly string[]) {
    return tx.rows<PersonRow & { post: PostEvidence }>(POST_EVIDENCE, [postIds, reporterId]);
  }
}
