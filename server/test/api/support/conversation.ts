import { newId } from '#kernel/database/ids.js';
import type { TestApp } from './app.js';
import type { Json } from './client.js';
import type { Person } from './world.js';

const CREATE = 'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

/** $1 ids, $2 author, $3 parents, $4 root; the counters of the parents follow. */
const MANY = `
with added as (
  insert into posts (id, author_id, content, parent_id, root_id, created_at)
  select r.id, $2::uuid, 'reply ' || r.n, r.parent_id, $4::uuid, now()
  from unnest($1::uuid[], $3::uuid[]) with ordinality r (id, parent_id, n)
  returning parent_id
)
update posts set reply_count = reply_count + (select count(*) from added where parent_id = posts.id)
where id in (select parent_id from added)`;

/** Says things in a test, and reads what was said. */
export class Conversation {
  constructor(private readonly app: TestApp) {}

  /** @returns the id of the quack, or with a parent of the reply */
  async say(person: Person, content: string, parentPostId: string | null = null): Promise<string> {
    const { data, errors } = await this.app.as(person).graphql(CREATE, { input: { content, parentPostId } });
    if (errors) throw new Error(errors[0]?.message);
    return data.createPost.post.id as string;
  }

  /** Each answers the one before it. @returns the ids from the top */
  async chain(person: Person, length: number, parentPostId: string | null = null): Promise<string[]> {
    const ids: string[] = [];
    for (let level = 1; level <= length; level += 1)
      ids.push(await this.say(person, `level ${level}`, ids.at(-1) ?? parentPostId));
    return ids;
  }

  /** A great many replies at once, past the services. @param parents one for each reply, or one for all */
  async addReplies(person: Person, rootId: string, parents: string | readonly string[], count: number) {
    const ids = Array.from({ length: count }, () => newId());
    const parentIds = typeof parents === 'string' ? ids.map(() => parents) : parents;
    await this.app.rows(MANY, [ids, person.id, parentIds, rootId]);
    return ids;
  }

  async delete(person: Person, id: string): Promise<void> {
    const { status } = await this.app.as(person).delete(`/posts/${id}`);
    if (status !== 200) throw new Error(`Deleting answered ${status}.`);
  }
}

/** A tree of replies in short: `{ first: { answer: {} }, '—': {} }`, where — is a place without a quack and + has more below. */
export type Outline = { [content: string]: Outline };

export function outlineOf(replies: readonly Json[] | undefined): Outline {
  return Object.fromEntries(
    (replies ?? []).map((reply) => [
      `${reply.post?.content ?? '—'}${reply.hasMore === true ? ' +' : ''}`,
      outlineOf(reply.replies),
    ]),
  );
}
