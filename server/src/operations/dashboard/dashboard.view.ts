import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ATTENTION_KINDS, type AttentionKind } from './attention.js';

/** The contract's spelling of enum values: `activePeople` is ACTIVE_PEOPLE. */
export const FigureEnum = {
  PEOPLE: 'people',
  QUACKS: 'quacks',
  REPLIES: 'replies',
  NODS: 'nods',
  SUBSCRIPTIONS: 'subscriptions',
  ACTIVE_PEOPLE: 'activePeople',
} as const;
registerEnumType(FigureEnum, { name: 'Figure' });

const AttentionEnum = Object.fromEntries(ATTENTION_KINDS.map((kind) => [kind, kind]));
registerEnumType(AttentionEnum, { name: 'AttentionKind' });

@ObjectType({ description: 'What happened on one day.' })
export class DailyFigure {
  @Field({ description: 'A day in UTC, such as 2026-03-01.' }) day!: string;
  @Field(() => Int) value!: number;
}

@ObjectType({ description: 'What happened on the days of a range, the last of which is today so far.' })
export class FigureView {
  @Field(() => FigureEnum) figure!: string;
  @Field(() => [DailyFigure], { description: 'Oldest first.' }) days!: DailyFigure[];
  @Field(() => Int, { description: 'Over the whole range; for active people the average of a day.' }) total!: number;
  @Field(() => Int, { description: 'The same over as many days before.' }) previousTotal!: number;
}

@ObjectType()
export class AttentionView {
  @Field(() => AttentionEnum) kind!: AttentionKind;
  @Field(() => Boolean, { description: 'Something does not work now, or soon will not.' }) isUrgent!: boolean;
  @Field(() => Float, { description: 'How many of it; free bytes for a disk.' }) count!: number;
}

@ObjectType()
export class DatabaseHealthView {
  @Field() version!: string;
  @Field(() => Boolean) isEmbedded!: boolean;
  @Field(() => Float) sizeBytes!: number;
  @Field(() => Int) connections!: number;
  @Field(() => Int) maxConnections!: number;
  @Field(() => Float, { description: 'Milliseconds.' }) answerMs!: number;
}

@ObjectType()
export class MailHealthView {
  @Field(() => Boolean, { description: 'False where mails are kept in the mailbox page instead.' }) isSent!: boolean;
  @Field(() => Int) waiting!: number;
  @Field(() => Int, { description: 'In the last 14 days.' }) failed!: number;
  @Field(() => Date, { nullable: true }) oldestWaiting!: Date | null;
}

@ObjectType()
export class JobHealthView {
  @Field(() => Int) waiting!: number;
  @Field(() => Int) active!: number;
  @Field(() => Int, { description: 'For good, in the last 3 days.' }) failed!: number;
}

@ObjectType()
export class StorageHealthView {
  @Field(() => Boolean, { description: 'False where pictures are kept in S3.' }) isLocal!: boolean;
  @Field(() => Float) freeBytes!: number;
  @Field(() => Float) totalBytes!: number;
}

@ObjectType()
export class SystemHealthView {
  @Field(() => DatabaseHealthView) database!: DatabaseHealthView;
  @Field(() => MailHealthView) mail!: MailHealthView;
  @Field(() => JobHealthView) jobs!: JobHealthView;
  @Field(() => StorageHealthView) storage!: StorageHealthView;
  @Field(() => [String], { description: 'What the server that answers does without: redis, storage.' })
  degraded!: string[];
}

@ObjectType()
export class AdminDashboardView {
  @Field(() => [AttentionView], { description: 'The urgent first.' }) attention!: AttentionView[];
  @Field(() => [FigureView]) figures!: FigureView[];
  @Field(() => Date, { nullable: true, description: 'When today was counted last.' }) countedAt!: Date | null;
  @Field(() => SystemHealthView) health!: SystemHealthView;
}
