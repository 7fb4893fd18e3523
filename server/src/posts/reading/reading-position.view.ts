import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { ReadTimeline, type ReadTimelineName } from './read-timeline.js';

@ObjectType('ReadingPosition', { description: 'How far the viewer has read a timeline, on whichever device.' })
export class ReadingPositionView {
  @Field(() => ReadTimeline, { description: 'What was read.' }) timeline!: ReadTimelineName;
  @Field(() => ID, { nullable: true, description: 'Which list or conversation; null for the others.' })
  subjectId!: string | null;
  @Field(() => ID, {
    description: 'The newest of its rows that was read: a post, the position of a notification, or a whisper.',
  })
  position!: string;
  @Field(() => DateTime, { description: 'When it was last moved.' }) updatedAt!: Date;
  @Field(() => Int, {
    nullable: true,
    description:
      "How many of its rows are newer, 100 at most; of a conversation, those by others. Null if the list or conversation isn't there.",
  })
  newerCount?: number | null;
}

@ObjectType({ description: 'The positions as they are kept now.' })
export class ReadingPositionsPayload {
  @Field(() => [ReadingPositionView], { description: 'Those that were sent, in their order.' })
  positions!: ReadingPositionView[];
}
