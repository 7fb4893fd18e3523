import { PollEnds } from '#posts/polls/poll-ends.js';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import type { TestApp } from '../api/support/app.js';
import type { GraphqlAnswer } from '../api/support/client.js';
import { served } from '../api/support/served.js';
import type { Person } from '../api/support/world.js';
import type { Operation } from './operations.js';

const PUBLISH = 'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id quote { state } } } }';
const EDIT = 'mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { post { id } } }';
const VOTE = 'mutation($id: ID!, $choices: [Int!]!) { votePoll(postId: $id, choices: $choices) { post { id } } }';
const SCHEDULE = 'mutation($input: SchedulePostInput!) { schedulePost(input: $input) { id } }';
const WHISPER = 'mutation($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';
const QUOTE_RULE = 'mutation($id: ID!, $rule: QuoteRule!) { setQuoteRule(postId: $id, rule: $rule) { post { id } } }';
const ON_ID = {
  acceptQuote: 'mutation($id: ID!) { decideQuote(id: $id, accept: true) { post { id } } }',
  declineQuote: 'mutation($id: ID!) { decideQuote(id: $id, accept: false) { post { id } } }',
  revokeQuote: 'mutation($id: ID!) { revokeQuote(id: $id) { post { id } } }',
  delete: 'mutation($id: ID!) { deletePost(id: $id) { deletedId } }',
  nod: 'mutation($id: ID!) { nodPost(id: $id) { post { id } } }',
  unnod: 'mutation($id: ID!) { unnodPost(id: $id) { post { id } } }',
  pin: 'mutation($id: ID!) { pinPost(id: $id) { post { id } } }',
  unpin: 'mutation($id: ID!) { unpinPost(id: $id) { post { id } } }',
  requack: 'mutation($id: ID!) { requackPost(id: $id) { post { id } } }',
  unrequack: 'mutation($id: ID!) { unrequackPost(id: $id) { post { id } } }',
  follow: 'mutation($id: ID!) { followUser(id: $id) { user { id } } }',
  unfollow: 'mutation($id: ID!) { unfollowUser(id: $id) { user { id } } }',
  accept: 'mutation($id: ID!) { acceptFollow(userId: $id) { user { id } } }',
  reject: 'mutation($id: ID!) { rejectFollow(userId: $id) { user { id } } }',
  removeFollower: 'mutation($id: ID!) { removeFollower(id: $id) { user { id } } }',
  block: 'mutation($id: ID!) { blockUser(id: $id) { user { id } } }',
  unblock: 'mutation($id: ID!) { unblockUser(id: $id) { user { id } } }',
  mute: 'mutation($id: ID!) { muteUser(id: $id, scopes: [LISTS, NOTIFICATIONS]) { user { id } } }',
  cancel: 'mutation($id: ID!) { cancelScheduledPost(id: $id) { deletedId } }',
  publishNow: 'mutation($id: ID!) { publishScheduledPost(id: $id) { post { id } } }',
};

const APPROVES =
  'mutation($on: Boolean!) { updatePreferences(input: { approvesFollowers: $on }) { viewer { email } } }';

const QUOTING = ['QUOTES_CLOSED', 'QUOTES_FOLLOWERS_ONLY', 'QUOTE_RULE_FIXED', 'VISIBILITY_OF_QUOTE'];

/**
 * Acceptable refusals of a late operation: another one deleted, cancelled or published it first, a limit is reached, one of
 * two people blocks the other, a quack is for followers, its author lets others not quote it, a poll is one's own, or takes one answer.
 */
const FAIR = new Set([
  'NOT_FOUND',
  'CONFLICT',
  'YOU_BLOCK_THEM',
  'CANNOT_WHISPER',
  'VISIBILITY_FIXED',
  'CANNOT_REQUACK',
  ...QUOTING,
  'OWN_POLL',
  'INVALID_CHOICES',
]);
/** Operations pick among the newest items, so that many act on the same ones. */
const REACH = 60;
const DUE = `
update scheduled_posts set due_at = now() where id in (
  select id from scheduled_posts where failure is null order by id offset $1::int limit 5)`;

const END = `
update polls set ends_at = now() where post_id in (
  select post_id from polls where told_at is null order by post_id offset $1::int limit 3)`;

interface Owned {
  id: string;
  owner: Person;
}

/** Users who act concurrently through the public API, and remember the responses. */
export class Crowd {
  readonly published: Owned[] = [];
  readonly polls: Owned[] = [];
  readonly scheduled: Owned[] = [];
  /** Posts that quote, each with the author of what it quotes. */
  readonly quotes: Owned[] = [];
  /** Those of `quotes` that waited for that author's answer when they were published. */
  readonly asking: Owned[] = [];
  /** Who followed, or asked to, each with whom. */
  readonly follows: Owned[] = [];
  readonly cancelled = new Set<string>();
  /** Who blocked whom at some time, as two ids. */
  readonly blocks: (readonly [string, string])[] = [];
  /** How often each kind succeeded. */
  readonly done: Partial<Record<Operation['kind'], number>> = {};
  private words = 0;

  constructor(
    private readonly app: TestApp,
    private readonly people: readonly Person[],
  ) {}

  /** @param width how many operations run at once */
  async perform(operations: readonly Operation[], width: number): Promise<void> {
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let at = next++; at < operations.length; at = next++) {
        const operation = operations[at]!;
        if (await this.act(operation)) this.done[operation.kind] = (this.done[operation.kind] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
  }

  private async act(operation: Operation): Promise<boolean> {
    switch (operation.kind) {
      case 'publish':
        return this.publish(operation.by, {
          content: this.content(operation.tag, operation.mention),
          visibility: operation.visibility,
          quoteRule: operation.quoteRule,
        });
      case 'reply': {
        const parent = pick(this.published, operation.on);
        if (!parent) return false;
        return this.publish(operation.by, {
          content: this.content(null, operation.mention),
          parentPostId: parent.id,
        });
      }
      case 'quote':
        return this.quote(operation);
      case 'acceptQuote':
      case 'declineQuote':
      case 'revokeQuote': {
        const quote = pick(operation.kind === 'revokeQuote' ? this.quotes : this.asking, operation.on);
        return quote !== undefined && (await this.ask(quote.owner, ON_ID[operation.kind], { id: quote.id })) !== null;
      }
      case 'quoteRule': {
        const post = pick(this.published, operation.on);
        if (!post) return false;
        return (await this.ask(post.owner, QUOTE_RULE, { id: post.id, rule: operation.rule })) !== null;
      }
      case 'edit': {
        const post = pick(this.published, operation.on);
        if (!post) return false;
        const input = {
          content: this.content(operation.tag, null),
          ...(operation.unlists && { visibility: 'UNLISTED' }),
        };
        return (await this.ask(post.owner, EDIT, { id: post.id, input })) !== null;
      }
      case 'delete': {
        const post = pick(this.published, operation.on);
        return post !== undefined && (await this.ask(post.owner, ON_ID.delete, { id: post.id })) !== null;
      }
      case 'nod':
      case 'unnod':
      case 'pin':
      case 'unpin':
      case 'requack':
      case 'unrequack': {
        const post = pick(this.published, operation.on);
        if (!post) return false;
        return (await this.ask(this.people[operation.by]!, ON_ID[operation.kind], { id: post.id })) !== null;
      }
      case 'follow':
      case 'unfollow':
      case 'removeFollower':
      case 'block':
      case 'unblock':
      case 'mute':
      case 'whisper':
        return this.meet(operation);
      case 'accept':
      case 'reject': {
        const follow = pick(this.follows, operation.on);
        return (
          follow !== undefined && (await this.ask(follow.owner, ON_ID[operation.kind], { id: follow.id })) !== null
        );
      }
      case 'lock':
      case 'unlock':
        return (await this.ask(this.people[operation.by]!, APPROVES, { on: operation.kind === 'lock' })) !== null;
      case 'schedule':
        return this.schedule(this.people[operation.by]!, this.content(operation.tag, null));
      case 'cancel':
      case 'publishNow':
        return this.settle(operation.kind, pick(this.scheduled, operation.on));
      case 'ask': {
        const poll = { options: ['a', 'b', 'c'], multiple: operation.multiple, durationMinutes: 60 };
        const asked = await this.publish(operation.by, { content: this.content(null, null), poll });
        if (asked) this.polls.push(this.published.at(-1)!);
        return asked;
      }
      case 'vote': {
        const poll = pick(this.polls, operation.on);
        if (!poll) return false;
        const { by, choices } = operation;
        return (await this.ask(this.people[by]!, VOTE, { id: poll.id, choices })) !== null;
      }
      case 'end':
        await this.app.rows(END, [operation.on % 5]);
        await this.app.get(PollEnds).run();
        return true;
      case 'due':
        await this.app.rows(DUE, [operation.on % 20]);
        await this.app.get(ScheduledPublisher).run();
        return true;
    }
  }

  private async publish(by: number, input: Record<string, unknown>): Promise<boolean> {
    const owner = this.people[by]!;
    const data = await this.ask(owner, PUBLISH, { input });
    if (data) this.published.push({ id: data.createPost.post.id, owner });
    return data !== null;
  }

  private async quote({ by, on, visibility }: Extract<Operation, { kind: 'quote' }>): Promise<boolean> {
    const quoted = pick(this.published, on);
    const input = { content: this.content(null, null), quotePostId: quoted?.id, visibility };
    if (!quoted) return false;
    const owner = this.people[by]!;
    const data = await this.ask(owner, PUBLISH, { input });
    if (!data) return false;
    this.published.push({ id: data.createPost.post.id, owner });
    const { id, quote } = data.createPost.post;
    this.quotes.push({ id, owner: quoted.owner });
    if (quote.state === 'PENDING') this.asking.push({ id, owner: quoted.owner });
    return true;
  }

  private async meet({ kind, by, to }: Extract<Operation, { to: number }>): Promise<boolean> {
    if (by === to) return false;
    const [person, other] = [this.people[by]!, this.people[to]!];
    if (kind === 'block') this.blocks.push([person.id, other.id]);
    const data =
      kind === 'whisper'
        ? await this.ask(person, WHISPER, { input: { to: [other.handle], content: 'psst' } })
        : await this.ask(person, ON_ID[kind], { id: other.id });
    if (data && kind === 'follow') this.follows.push({ id: person.id, owner: other });
    return data !== null;
  }

  private async schedule(owner: Person, content: string): Promise<boolean> {
    const day = 1 + (this.words % 300);
    const publishAt = new Date(Date.now() + day * 86_400_000).toISOString();
    const data = await this.ask(owner, SCHEDULE, { input: { content, publishAt } });
    if (data) this.scheduled.push({ id: data.schedulePost.id, owner });
    return data !== null;
  }

  private async settle(kind: 'cancel' | 'publishNow', waiting: Owned | undefined): Promise<boolean> {
    if (!waiting) return false;
    const data = await this.ask(waiting.owner, ON_ID[kind], { id: waiting.id });
    if (data && kind === 'cancel') this.cancelled.add(waiting.id);
    return data !== null;
  }

  /** A text that no one else posts. */
  private content(tag: number | null, mention: number | null): string {
    this.words += 1;
    const more = [tag === null ? '' : ` #topic${tag}`, mention === null ? '' : ` @${this.people[mention]!.handle}`];
    return `words ${this.words}${more.join('')}`;
  }

  /** @returns null for an acceptable refusal. @throws Error on any other failure */
  private async ask(as: Person, query: string, variables: Record<string, unknown>): Promise<GraphqlAnswer['data']> {
    const { status, data, errors } = await served(() => this.app.as(as).graphql(query, variables));
    if (!errors) return data;
    const code = String(errors[0]?.extensions.code);
    if (!FAIR.has(code) && !FAIR.has(String(errors[0]?.extensions.reason)))
      throw new Error(`${query} answered ${status} ${code}: ${errors[0]?.message}`);
    return null;
  }
}

function pick(all: readonly Owned[], on: number): Owned | undefined {
  return all[all.length - 1 - (on % Math.min(all.length, REACH))];
}
