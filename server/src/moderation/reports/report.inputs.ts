import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { REPORT_CATEGORIES, ReportCategory, type ReportCategoryName } from '../moderation.enums.js';

const MAX_RULES = 10;
export const MAX_REPORTED_POSTS = 20;
export const MAX_REPORTED_WHISPERS = 50;

@InputType({ isAbstract: true })
export abstract class ReportInput {
  @Field(() => ReportCategory, { description: 'Why it is reported.' })
  @IsIn(REPORT_CATEGORIES, { message: `category must be one of ${REPORT_CATEGORIES.join(', ')}.` })
  category!: ReportCategoryName;

  @Field(() => [ID], { nullable: true, description: 'The rules that were broken; at most 10.' })
  @IsOptional()
  @IsArray({ message: 'ruleIds must be a list of ids.' })
  @ArrayMaxSize(MAX_RULES, { message: `ruleIds must be at most ${MAX_RULES} ids.` })
  @IsUUID(undefined, { each: true, message: 'ruleIds must be a list of ids.' })
  ruleIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 1,000 characters. Required where the category is OTHER.',
  })
  @IsOptional()
  @IsString({ message: 'comment must be a string.' })
  comment?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the reporter believes that it is illegal.' })
  @IsOptional()
  @IsBoolean({ message: 'isIllegal must be true or false.' })
  isIllegal?: boolean | null;
}

@InputType({ description: 'A report of what a person does, or of their profile.' })
export class ReportPersonInput extends ReportInput {
  @Field(() => ID, { description: 'The person.' })
  @IsUUID(undefined, { message: 'userId must be an id.' })
  userId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if it is about the name, the pictures or the text of the profile.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isProfile must be true or false.' })
  isProfile?: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Up to 20 of their quacks and replies that show it.' })
  @IsOptional()
  @IsArray({ message: 'postIds must be a list of ids.' })
  @ArrayMaxSize(MAX_REPORTED_POSTS, { message: `postIds must be at most ${MAX_REPORTED_POSTS} ids.` })
  @IsUUID(undefined, { each: true, message: 'postIds must be a list of ids.' })
  postIds?: string[] | null;
}

@InputType({ description: 'A report of a quack or a reply.' })
export class ReportPostInput extends ReportInput {
  @Field(() => ID, { description: 'The quack or reply.' })
  @IsUUID(undefined, { message: 'postId must be an id.' })
  postId!: string;

  @Field(() => ID, { nullable: true, description: 'Its picture or video, if it is about that alone.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'mediaId must be an id.' })
  mediaId?: string | null;
}

@InputType({ description: 'A report of whispers to the person who reports.' })
export class ReportWhispersInput extends ReportInput {
  @Field(() => [ID], {
    description: '1 to 50 whispers of one person in one conversation. Moderators see them and three around each.',
  })
  @IsArray({ message: 'whisperIds must be a list of ids.' })
  @ArrayMinSize(1, { message: 'whisperIds must be at least one id.' })
  @ArrayMaxSize(MAX_REPORTED_WHISPERS, { message: `whisperIds must be at most ${MAX_REPORTED_WHISPERS} ids.` })
  @IsUUID(undefined, { each: true, message: 'whisperIds must be a list of ids.' })
  whisperIds!: string[];
}
