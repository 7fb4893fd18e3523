import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { CheckedPoll } from './poll-draft.js';

@ObjectType('ScheduledPoll', { description: 'The poll of a post that waits to be published.' })
export class ScheduledPollView implements CheckedPoll {
  @Field(() => [String], { description: '2 to 6 answers, in order.' }) options!: string[];
  @Field(() => Boolean, { description: 'Whether people will be able to choose several answers.' }) isMultiple!: boolean;
  @Field(() => Boolean, { description: 'Whether no one will see the votes before it has ended.' })
  hidesUntilEnd!: boolean;
  @Field(() => Int, { description: 'How long it will last from publication, in minutes.' }) durationMinutes!: number;
}
