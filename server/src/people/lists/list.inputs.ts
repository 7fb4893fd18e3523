import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { parseId } from '#kernel/request/id.pipe.js';
import { LIST_REPLIES, type ListReplies } from './list.entity.js';
import { InvalidListMember, MAX_LISTS } from './list.errors.js';
import { ListRepliesEnum } from './list.view.js';
import type { ListMember } from './lists.service.js';

@InputType({ description: 'A new list.' })
export class CreateListInput {
  @Field(() => String, { description: 'Its name; 1 to 100 characters, on one line.' })
  @IsString({ message: 'title must be a string.' })
  title!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the quacks of its people are left out of the viewer's home; false by default.",
  })
  @IsOptional()
  @IsBoolean({ message: 'isExclusive must be true or false.' })
  isExclusive?: boolean | null;

  @Field(() => ListRepliesEnum, { nullable: true, description: 'Which replies it has; NONE by default.' })
  @IsOptional()
  @IsIn(LIST_REPLIES, { message: `replies must be among ${LIST_REPLIES.join(', ').toUpperCase()}.` })
  replies?: ListReplies | null;
}

@InputType({ description: 'What changes of a list. What is absent stays as it is.' })
export class UpdateListInput {
  @Field(() => String, { nullable: true, description: 'Its name; 1 to 100 characters, on one line.' })
  @IsOptional()
  @IsString({ message: 'title must be a string.' })
  title?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the quacks of its people are left out of the viewer's home.",
  })
  @IsOptional()
  @IsBoolean({ message: 'isExclusive must be true or false.' })
  isExclusive?: boolean | null;

  @Field(() => ListRepliesEnum, { nullable: true, description: 'Which replies it has.' })
  @IsOptional()
  @IsIn(LIST_REPLIES, { message: `replies must be among ${LIST_REPLIES.join(', ').toUpperCase()}.` })
  replies?: ListReplies | null;

  @Field(() => Int, {
    nullable: true,
    description: "Its new position among the viewer's lists, from 0. The others keep their order.",
  })
  @IsOptional()
  @IsInt({ message: 'position must be a whole number.' })
  @Min(0, { message: 'position must be at least 0.' })
  @Max(MAX_LISTS, { message: `position must be at most ${MAX_LISTS}.` })
  position?: number | null;
}

@InputType({ description: 'A person, a hashtag or a phrase: exactly one of them.' })
export class ListMemberInput {
  @Field(() => ID, { nullable: true, description: 'A person, whom the viewer need not follow.' })
  @IsOptional()
  @IsString({ message: 'userId must be an id.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'A hashtag, with or without the #.' })
  @IsOptional()
  @IsString({ message: 'hashtag must be a string.' })
  hashtag?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words in this order, as a search finds them; at most 100 characters. With phrases, a list has only quacks that hold one of them.',
  })
  @IsOptional()
  @IsString({ message: 'phrase must be a string.' })
  phrase?: string | null;
}

/** @throws InvalidListMember unless exactly one is named; InvalidInput for a malformed id */
export function memberOf({ userId, hashtag, phrase }: ListMemberInput): ListMember {
  const named: ListMember[] = [];
  if (userId != null) named.push({ userId: parseId(userId, 'userId') });
  if (hashtag != null) named.push({ tag: hashtag });
  if (phrase != null) named.push({ phrase });
  const [member] = named;
  if (!member || named.length > 1) throw new InvalidListMember();
  return member;
}
