import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ReadTimeline, type ReadTimelineName } from './read-timeline.js';

/** Positions in one request. */
const MAX_POSITIONS = 50;

@InputType({ description: 'How far the viewer has read a timeline.' })
export class ReadingPositionInput {
  @Field(() => ReadTimeline, { description: 'What was read.' })
  @IsIn(Object.values(ReadTimeline), { message: `timeline must be one of ${Object.values(ReadTimeline).join(', ')}.` })
  timeline!: ReadTimelineName;

  @Field(() => ID, { nullable: true, description: 'Which list or conversation; null for the others.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'subjectId must be an id.' })
  subjectId?: string | null;

  @Field(() => ID, {
    description: 'The newest of its rows that was read: a post, the position of a notification, or a whisper.',
  })
  @IsUUID(undefined, { message: 'position must be an id.' })
  position!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The viewer goes back on purpose. Otherwise an older position than the present one changes nothing.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isBack must be true or false.' })
  isBack?: boolean | null;
}

@InputType({ description: 'How far the viewer has read, since the last time.' })
export class KeepReadingPositionsInput {
  @Field(() => [ReadingPositionInput], { description: `Up to ${MAX_POSITIONS} timelines, each once.` })
  @IsArray({ message: 'positions must be a list.' })
  @ArrayMaxSize(MAX_POSITIONS, { message: `positions must be at most ${MAX_POSITIONS} timelines.` })
  @ValidateNested({ each: true })
  @Type(() => ReadingPositionInput)
  positions!: ReadingPositionInput[];
}
