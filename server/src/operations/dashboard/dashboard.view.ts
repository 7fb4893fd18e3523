import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { ATTENTION_KINDS, type AttentionKind } from './attention.js';
import { FAILURE_KINDS, type FailureKind } from './failures.js';

/** The enum names of the contract: `activePeople` is ACTIVE_PEOPLE. */
export const FigureEnum = {
  PEOPLE: 'people',
  QUACKS: 'quacks',
  REPLIES: 'replies',
  NODS: 'nods',
  SUBSCRIPTIONS: 'subscriptions',
  ACTIVE_PEOPLE: 'activePeople',
} as const;
registerEnumType(FigureEnum, {
  name: 'Figure',
  description: 'A number that the dashboard follows day by day.',
  valuesMap: {
    ACTIVE_PEOPLE: { description: 'People who used the site, wrote or gave a nod.' },
    NODS: { description: 'Nods that were given.' },
    PEOPLE: { description: 'New accounts.' },
    QUACKS: { description: 'Posts that are no replies.' },
    REPLIES: { description: 'Replies to posts.' },
    SUBSCRIPTIONS: { description: 'Newly confirmed email subscriptions.' },
  },
});

const AttentionEnum = Object.fromEntries(ATTENTION_KINDS.map((kind) => [kind, kind]));
registerEnumType(AttentionEnum, {
  name: 'AttentionKind',
  description: 'What an administrator should look at.',
  valuesMap: {
    DISK_LOW: { description: 'The disk is nearly full.' },
    EVENTS_STUCK: { description: 'Events whose handlers failed five times or more.' },
    APPEALS: { description: 'Appeals that wait for a decision, and that the viewer may decide.' },
    CASES: { description: 'Open cases that are not overdue, and that the viewer may see.' },
    CASES_OVERDUE: { description: 'Open cases that should have been decided, and that the viewer may see.' },
    CONTACT_MESSAGES: { description: 'Messages to the team that no one has read, if the viewer may read them.' },
    FAILED_JOBS: { description: 'Background jobs that failed for good.' },
    FAILED_MAILS: { description: 'Emails that could not be delivered.' },
    MAILS_WAITING: { description: 'Emails that have waited for more than 15 minutes.' },
    MAINTENANCE: { description: 'The whole site is closed for maintenance.' },
    REDIS_DEGRADED: { description: "Redis can't be reached; PostgreSQL does its work." },
    REGISTRATIONS: { description: 'Registrations that wait for approval.' },
    ROOT_ADDRESS: { description: 'A root account has no address that emails reach.' },
    ROOT_UNVERIFIED: { description: 'A root account has not confirmed its address for a day.' },
    STORAGE_DEGRADED: { description: "The media storage can't be reached." },
  },
});

@ObjectType({ description: 'What happened on one day.' })
export class DailyFigure {
  @Field({ description: 'A day in UTC, such as 2026-03-01.' }) day!: string;
  @Field(() => Int, { description: 'The number on that day.' }) value!: number;
}

@ObjectType('FigureSeries', { description: 'One figure for each day of a range; the last day is today so far.' })
export class FigureView {
  @Field(() => FigureEnum, { description: 'What the numbers count.' }) figure!: string;
  @Field(() => [DailyFigure], { description: 'Oldest first.' }) days!: DailyFigure[];
  @Field(() => Int, { description: 'Over the whole range; for active people, the daily average.' }) total!: number;
  @Field(() => Int, { description: 'The same for the preceding range of equal length.' }) previousTotal!: number;
}

@ObjectType('AttentionItem', { description: 'A condition that needs an administrator.' })
export class AttentionView {
  @Field(() => AttentionEnum, { description: 'What it is about.' }) kind!: AttentionKind;
  @Field(() => Boolean, { description: 'Something that is failing, or will soon.' }) isUrgent!: boolean;
  @Field(() => Float, { description: 'How many; free bytes for a disk.' }) count!: number;
}

const FailureKindEnum = Object.fromEntries(FAILURE_KINDS.map((kind) => [kind, kind]));
registerEnumType(FailureKindEnum, {
  name: 'SystemFailureKind',
  description: 'What failed.',
  valuesMap: {
    EMAIL: { description: 'An email that could not be delivered.' },
    EVENT: { description: 'An event whose handlers failed five times or more, and are tried again.' },
    JOB: { description: 'A background job that failed for good.' },
  },
});

@ObjectType('SystemFailure', { description: 'Something that failed, without addresses and contents.' })
export class SystemFailureView {
  @Field(() => ID, { description: 'Identifies it in the log of the server.' }) id!: string;
  @Field(() => FailureKindEnum, { description: 'What failed.' }) kind!: FailureKind;
  @Field(() => String, { description: 'The subject of an email; the name of a job or event.' }) name!: string;
  @Field(() => String, { description: 'Why, as far as it is known; may be empty.' }) reason!: string;
  @Field(() => DateTime, { description: 'When it failed; of emails and events, when they were made.' }) at!: Date;
}

@ObjectType({ description: 'The event whose delivery begins anew.' })
export class RetryFailedEventPayload {
  @Field(() => ID, { description: 'The id of the event, as in systemFailures.' }) eventId!: string;
}

@ObjectType('DatabaseHealth', { description: 'The state of PostgreSQL.' })
export class DatabaseHealthView {
  @Field({ description: 'The version of PostgreSQL.' }) version!: string;
  @Field(() => Boolean, { description: 'True if Mallard runs its own PostgreSQL.' }) isEmbedded!: boolean;
  @Field(() => Float, { description: 'The database on disk.' }) sizeBytes!: number;
  @Field(() => Int, { description: 'Open connections of all servers.' }) connections!: number;
  @Field(() => Int, { description: 'Connections that PostgreSQL accepts.' }) maxConnections!: number;
  @Field(() => Float, { description: 'Milliseconds.' }) answerMs!: number;
}

@ObjectType('MailHealth', { description: 'Outgoing emails by their state.' })
export class MailHealthView {
  @Field(() => Boolean, { description: 'False when emails are kept for the mailbox page instead.' }) isSent!: boolean;
  @Field(() => Int, { description: 'Not sent yet.' }) waiting!: number;
  @Field(() => Int, { description: 'In the last 14 days.' }) failed!: number;
  @Field(() => Date, { nullable: true, description: 'When the oldest waiting email was written; null if none waits.' })
  oldestWaiting!: Date | null;
}

@ObjectType('JobHealth', { description: 'Background jobs by their state.' })
export class JobHealthView {
  @Field(() => Int, { description: 'Due or retried later.' }) waiting!: number;
  @Field(() => Int, { description: 'Running now.' }) active!: number;
  @Field(() => Int, { description: 'Permanently, in the last 3 days.' }) failed!: number;
}

@ObjectType('StorageHealth', { description: 'The disk of the data folder.' })
export class StorageHealthView {
  @Field(() => Boolean, { description: 'False when media are stored in S3.' }) isLocal!: boolean;
  @Field(() => Float, { description: 'What is left.' }) freeBytes!: number;
  @Field(() => Float, { description: 'The size of the disk.' }) totalBytes!: number;
}

@ObjectType('SystemHealth', { description: 'The state of the services that the site runs on.' })
export class SystemHealthView {
  @Field(() => DatabaseHealthView, { description: 'The state of PostgreSQL.' }) database!: DatabaseHealthView;
  @Field(() => MailHealthView, { description: 'Outgoing emails.' }) mail!: MailHealthView;
  @Field(() => JobHealthView, { description: 'Background jobs.' }) jobs!: JobHealthView;
  @Field(() => StorageHealthView, { description: 'The disk of the data folder.' }) storage!: StorageHealthView;
  @Field(() => [String], { description: 'Services that this server is running without: redis, storage.' })
  degraded!: string[];
}

@ObjectType('AdminDashboard', { description: 'The figures and the health of the site, for administrators.' })
export class AdminDashboardView {
  @Field(() => [AttentionView], { description: 'Urgent items first.' }) attention!: AttentionView[];
  @Field(() => [FigureView], { description: 'One series for each figure.' }) figures!: FigureView[];
  @Field(() => Date, { nullable: true, description: 'When today was last counted.' }) countedAt!: Date | null;
  @Field(() => SystemHealthView, { description: 'The state of the services, measured for this request.' })
  health!: SystemHealthView;
}
