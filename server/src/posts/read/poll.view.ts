import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';

@ObjectType('PollOption', { description: 'An answer of a poll.' })
export class PollOptionView {
  @Field(() => String, { description: 'The answer, one line.' }) text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'How many people chose it; null while the poll hides that, which it does for everyone until its end.',
  })
  votes!: number | null;
}

/** A poll as one viewer sees it. */
@ObjectType('Poll', { description: 'The poll of a post.' })
export class PollView {
  @Field(() => ID, { description: 'The id of its post.' }) id!: string;
  @Field(() => [PollOptionView], { description: '2 to 6 answers, in order.' }) options!: PollOptionView[];
  @Field(() => Int, { description: 'How many people voted.' }) voterCount!: number;
  @Field(() => DateTime, { description: 'When votes are no longer accepted.' }) endsAt!: Date;
  @Field(() => Boolean, { description: 'Whether it is over, by the clock of the server.' }) hasEnded!: boolean;
  @Field(() => Boolean, { description: 'Whether people may choose several answers.' }) isMultiple!: boolean;
  @Field(() => Boolean, { description: 'Whether no one sees the votes before it has ended.' }) hidesUntilEnd!: boolean;
  @Field(() => [Int], { description: 'What the viewer chose, as indexes of options from 0; empty without a vote.' })
  viewerChoices!: number[];
  @Field(() => Boolean, { description: 'True if the viewer voted. Votes are final.' }) viewerHasVoted!: boolean;
  @Field(() => Boolean, {
    description: 'True for who is signed in, unless they voted or wrote it, until it has ended.',
  })
  viewerCanVote!: boolean;
}

/** A poll as statements return it. */
export interface PollRecord {
  options: string[];
  tallies: number[];
  voterCount: number;
  /** ISO 8601. */
  endsAt: string;
  hasEnded: boolean;
  isMultiple: boolean;
  hidesUntilEnd: boolean;
  /** Null without a vote of the viewer. */
  choices: number[] | null;
}

/**
 * The poll of the row `p` in posts for one viewer, as JSON; null without one, and then nothing is read (migrations/rare-parts).
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 */
export const pollFor = (viewer: string) => `case when p.has_poll then poll_json(p.id, ${viewer}) end`;

/** The same for no one in particular. */
export const POLL_RECORD = pollFor('null');

/** The choices of some people in the poll of post `p`, by their ids. @param viewers such as `$2::uuid[]` */
export const choicesAmong = (viewers: string) => `case when p.has_poll then (
    select json_object_agg(v.user_id, v.choices) from poll_votes v where v.post_id = p.id and v.user_id = any(${viewers}))
  end`;

/** @param choices what the viewer chose; null without a vote */
export function pollViewOf(
  { id, authorId }: { id: string; authorId: string },
  poll: PollRecord,
  viewerId: string | null,
  choices = poll.choices,
): PollView {
  const isHidden = poll.hidesUntilEnd && !poll.hasEnded;
  return {
    id,
    options: poll.options.map((text, index) => ({ text, votes: isHidden ? null : (poll.tallies[index] ?? 0) })),
    voterCount: poll.voterCount,
    endsAt: new Date(poll.endsAt),
    hasEnded: poll.hasEnded,
    isMultiple: poll.isMultiple,
    hidesUntilEnd: poll.hidesUntilEnd,
    viewerChoices: choices ?? [],
    viewerHasVoted: choices !== null,
    viewerCanVote: viewerId !== null && viewerId !== authorId && choices === null && !poll.hasEnded,
  };
}
