import { randomUUID } from 'node:crypto';
import { hashtagKeys, mentionedHandles, parseEntities, type TextEntity } from '@mallard/rules/text-entities';
import { newId } from '#kernel/database/ids.js';
import type { DemoFollow, DemoUser, DemoPost } from './content/demo-content.js';
import { cellOfPerson } from './content/places.js';
import type { DemoProduct } from './content/products.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

type Ids = ReadonlyMap<string, string>;

export interface PostRow {
  id: string;
  author_id: string;
  content: string;
  entities: TextEntity[];
  content_warning: string | null;
  parent_id: string | null;
  root_id: string | null;
  created_at: Date;
  /** Not columns: input for other rows. */
  by: string;
  nods: readonly string[] | number;
  tags: { tag: string; name: string }[];
  mentions: string[];
}

export function userRows(people: readonly DemoUser[], ids: Ids, now: Date): object[] {
  return people.map((person) => ({
    id: idOf(ids, person.handle),
    handle: person.handle,
    // A domain that never resolves (RFC 2606), so that no email is ever sent.
    email: `${person.handle.toLowerCase()}@demo.invalid`,
    display_name: person.displayName,
    bio: person.bio,
    location: person.location ?? null,
    website: person.website ?? null,
    requires_login: person.requiresLogin ?? false,
    language: person.language,
    last_seen_at: now,
    created_at: new Date(now.getTime() - person.joinedDaysAgo * DAY),
  }));
}

export function followRows(follows: readonly DemoFollow[], ids: Ids, now: Date): object[] {
  let minutes = 60 * 24 * 20;
  return follows.flatMap(({ from, to }) =>
    to.map((handle) => {
      minutes -= 7;
      const createdAt = new Date(now.getTime() - Math.max(minutes, 5) * MINUTE);
      return {
        id: newId(createdAt.getTime()),
        follower_id: idOf(ids, from),
        followee_id: idOf(ids, handle),
        created_at: createdAt,
      };
    }),
  );
}

/** Posts and replies, parents before their replies. */
export function postRows(quacks: readonly DemoPost[], ids: Ids, now: Date): PostRow[] {
  const rows: PostRow[] = [];
  const add = (quack: DemoPost, parent: PostRow | null): void => {
    const createdAt = new Date(now.getTime() - quack.minutesAgo * MINUTE);
    const content = quack.text.normalize('NFC').trim();
    const entities = parseEntities(content);
    const row: PostRow = {
      id: newId(createdAt.getTime()),
      author_id: idOf(ids, quack.by),
      content,
      entities,
      content_warning: quack.contentWarning ?? null,
      parent_id: parent?.id ?? null,
      root_id: parent ? (parent.root_id ?? parent.id) : null,
      created_at: createdAt,
      by: quack.by,
      nods: quack.nods ?? 0,
      tags: hashtagKeys(entities).map((tag) => ({ tag, name: nameOf(tag, entities) })),
      mentions: mentionedHandles(entities).map((handle) => handle.toLowerCase()),
    };
    rows.push(row);
    for (const reply of quack.replies ?? []) add(reply, row);
  };
  for (const quack of quacks) add(quack, null);
  return rows;
}

/** Every second post of the people who say where they write; a reply has no place. */
export function placeRows(posts: readonly PostRow[]): object[] {
  return posts
    .filter(({ parent_id: parent }, index) => parent === null && index % 2 === 0)
    .flatMap(({ id, by }) => {
      const cell = cellOfPerson(by);
      return cell === null ? [] : [{ post_id: id, cell }];
    });
}

export function nodRows(posts: readonly PostRow[], ids: Ids, now: Date): object[] {
  const everyone = [...ids.keys()];
  return posts.flatMap((post, index) => {
    const givers = typeof post.nods === 'number' ? picked(everyone, post.by, post.nods, index) : post.nods;
    return givers.map((handle, place) => {
      const age = now.getTime() - post.created_at.getTime();
      // Most nods follow soon after the post, fewer and fewer later.
      const createdAt = new Date(post.created_at.getTime() + Math.min(age * 0.9, (place + 1) ** 2 * 3 * MINUTE));
      return { id: newId(createdAt.getTime()), post_id: post.id, user_id: idOf(ids, handle), created_at: createdAt };
    });
  });
}

/** `count` different users, without the author. The choice depends on the index of the post alone. */
function picked(everyone: readonly string[], author: string, count: number, index: number): string[] {
  const others = everyone.filter((handle) => handle !== author);
  const step = 7;
  return Array.from(
    { length: Math.min(count, others.length) },
    (_, place) => others[(index * 11 + place * step) % others.length],
  ).filter((handle, place, all): handle is string => handle !== undefined && all.indexOf(handle) === place);
}

function nameOf(tag: string, entities: readonly TextEntity[]): string {
  return entities.find((entity) => entity.kind === 'HASHTAG' && entity.target === tag)?.text.slice(1) ?? tag;
}

function idOf(ids: Ids, handle: string): string {
  const id = ids.get(handle);
  if (!id) throw new Error(`The demo community has no one called ${handle}.`);
  return id;
}

/** One product a day, the last one yesterday. */
export function productRows(products: readonly DemoProduct[], now: Date): object[] {
  return products.map(({ isActive, ...product }, place) => {
    const at = new Date(now.getTime() - (products.length - place) * DAY);
    // Random like every product id, because its beginning names the PDF.
    return { ...product, id: randomUUID(), is_active: isActive ?? true, created_at: at };
  });
}
