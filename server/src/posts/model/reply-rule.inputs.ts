import { REPLY_AUDIENCES, type ReplyAudience } from '@mallard/rules/reply-rules';
import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayUnique, IsArray, IsDate, IsIn, IsInt, IsOptional } from 'class-validator';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { REPLY_PERMISSIONS } from './reply-control.js';

export const ReplyAudienceEnum = enumOf(REPLY_AUDIENCES);
registerEnumType(ReplyAudienceEnum, {
  name: 'ReplyAudience',
  description: 'Who can reply in a thread, beside the author of its quack. Several add up.',
  valuesMap: {
    FOLLOWERS: { description: 'People who follow the author.' },
    FOLLOWING: { description: 'People whom the author follows.' },
    MENTIONED: { description: 'People whom the quack mentions.' },
    NOBODY: { description: 'No one else. It stands alone.' },
  },
});

export const ReplyPermissionEnum = enumOf(REPLY_PERMISSIONS);
registerEnumType(ReplyPermissionEnum, {
  name: 'ReplyPermission',
  description: 'Whether the viewer can reply.',
  valuesMap: {
    CLOSED: { description: 'Not any more: repliesCloseAt has passed.' },
    LIMITED: { description: 'No: replyRule leaves the viewer out.' },
    SIGN_IN: { description: 'Perhaps, but a visitor has to sign in first.' },
    YES: { description: 'They can, at least until repliesCloseAt.' },
  },
});

const AMONG = `replyRule must be a list of ${REPLY_AUDIENCES.join(', ')}.`;

/** What a new quack says about replies. */
@InputType({ isAbstract: true })
export class ReplyRuleFields {
  @Field(() => [ReplyAudienceEnum], {
    nullable: true,
    description:
      'Who can reply in its thread; everyone if it is null or empty. Not for replies, which follow their quack.',
  })
  @IsOptional()
  @IsArray({ message: AMONG })
  @ArrayUnique({ message: AMONG })
  @IsIn(REPLY_AUDIENCES, { each: true, message: AMONG })
  replyRule?: ReplyAudience[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Replies close as many hours after it is published, 1 to 8,784; null for no end. Not for replies.',
  })
  @IsOptional()
  @IsInt({ message: 'repliesCloseAfterHours must be a whole number.' })
  repliesCloseAfterHours?: number | null;
}

/** The body of a change in REST. */
export class ReplyRuleBody {
  @IsArray({ message: 'rule must be a list.' })
  @ArrayUnique({ message: 'rule must be a list of different values.' })
  @IsIn(REPLY_AUDIENCES, { each: true, message: `rule must be a list of ${REPLY_AUDIENCES.join(', ')}.` })
  rule!: ReplyAudience[];

  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'closeAt must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  closeAt?: Date | null;
}
