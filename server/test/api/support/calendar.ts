import { newId } from '#kernel/database/ids.js';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import type { TestApp } from './app.js';
import type { GraphqlAnswer, Json } from './client.js';
import type { Person } from './world.js';

const FIELDS = 'id content contentWarning media { id } publishAt createdAt failure';
export const SCHEDULE = `mutation($input: SchedulePostInput!) { schedulePost(input: $input) { ${FIELDS} } }`;
export const UPDATE = `mutation($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) { ${FIELDS} } }`;
export const CANCEL = 'mutation($id: ID!) { cancelScheduledPost(id: $id) { deletedId } }';
export const PUBLISH =
  'mutation($id: ID!) { publishScheduledPost(id: $id) { post { id content contentWarning author { handle } } } }';
export const LIST = `query($first: Int, $after: String) { viewer { scheduledPosts(first: $first, after: $after) {
  edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } } }`;
const QUACKS = `query($handle: String!) { user(handle: $handle) { postCount posts(first: 100) { edges { node { id content contentWarning } } } } }`;
export const NOTICES = '{ viewer { notifications(filter: ALL) { edges { node { kind reason } } } } }';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** That far ahead. */
export const ahead = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
/** At noon (UTC), some days ahead. */
export const noon = (days: number, minutes = 0): string =>
  new Date(new Date(Date.now() + days * DAY).setUTCHours(12, minutes, 0, 0)).toISOString();

export const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason;
export const codeOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.code;

/** Schedules in a test, reads what waits and what came of it, and lets time pass. */
export class Calendar {
  private names = 0;

  constructor(private readonly app: TestApp) {}

  newPerson(): Promise<Person> {
    this.names += 1;
    return this.app.world.person(`person${this.names}`);
  }

  ask(as: Person, content: string, publishAt: string, key?: string): Promise<GraphqlAnswer> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    return this.app.as(as).graphql(SCHEDULE, { input: { content, publishAt } }, headers);
  }

  async schedule(as: Person, content: string, publishAt = ahead(HOUR)): Promise<string> {
    const { data, errors } = await this.ask(as, content, publishAt);
    if (errors) throw new Error(errors[0]?.message);
    return data.schedulePost.id as string;
  }

  async waiting(as: Person): Promise<Json[]> {
    const { data } = await this.app.as(as).graphql(LIST, { first: 100 });
    return data.viewer.scheduledPosts.edges.map(({ node }: Json) => node);
  }

  async quacks({ handle }: Person): Promise<{ count: number; contents: string[] }> {
    const { data } = await this.app.visitor.graphql(QUACKS, { handle });
    return { count: data.user.postCount, contents: data.user.posts.edges.map(({ node }: Json) => node.content) };
  }

  /** As if it had been uploaded. @returns its id */
  async picture({ id: ownerId }: Person): Promise<string> {
    const id = newId();
    await this.app.rows(
      `insert into media (id, owner_id, kind, format, bytes, created_at) values ($1::uuid, $2::uuid, 'IMAGE', 'webp', 100, now())`,
      [id, ownerId],
    );
    return id;
  }

  /** Lets their time come. */
  async letPass(...ids: string[]): Promise<void> {
    await this.app.rows(
      `update scheduled_posts set publish_at = now() - interval '1 second', due_at = now() where id = any($1::uuid[])`,
      [ids],
    );
    // A look that is under way may have passed them.
    await this.app.get(ScheduledPublisher).run();
    await this.app.get(ScheduledPublisher).run();
    await this.app.settled();
  }
}
