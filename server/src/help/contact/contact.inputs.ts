import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsOptional, IsString, IsUUID } from 'class-validator';
import { PageArgs } from '#kernel/paging/page-args.js';
import { ContactMessageState } from './contact-state.js';

@InputType({ description: 'A message to the people who run the site.' })
export class ContactInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  @IsString({ message: 'name must be a string.' })
  name!: string;

  @Field(() => String, { description: 'Where the reply is sent.' })
  @IsString({ message: 'email must be a string.' })
  email!: string;

  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'subject must be a string.' })
  subject!: string;

  @Field(() => String, { description: '1 to 5,000 characters.' })
  @IsString({ message: 'message must be a string.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Leave empty: a trap for bots. A message that fills it is discarded.',
  })
  @IsOptional()
  @IsString({ message: 'website must be a string.' })
  website?: string | null;
}

@InputType({ description: 'What to change about a contact message. Absent fields stay.' })
export class ContactMessageChangesInput {
  @Field(() => ContactMessageState, { nullable: true, description: 'What became of it.' })
  @IsOptional()
  @IsEnum(ContactMessageState, { message: 'state must be a state.' })
  state?: ContactMessageState | null;

  @Field(() => ID, { nullable: true, description: 'Who takes care of it: someone of contactTeam; null for no one.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'assigneeId must be an id.' })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it counts as opened.' })
  @IsOptional()
  @IsBoolean({ message: 'isRead must be true or false.' })
  isRead?: boolean | null;
}

@ArgsType()
export class ContactMessagesArgs extends PageArgs {
  @Field(() => ContactMessageState, { nullable: true, description: 'Only messages in this state.' })
  @IsOptional()
  @IsEnum(ContactMessageState, { message: 'state must be a state.' })
  state?: ContactMessageState | null;

  @Field(() => ID, { nullable: true, description: 'Only messages of this assignee.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'assigneeId must be an id.' })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only messages of someone. False: only those of no one.' })
  @IsOptional()
  @IsBoolean({ message: 'isAssigned must be true or false.' })
  isAssigned?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only messages with this text in name, address, subject or message, regardless of case.',
  })
  @IsOptional()
  @IsString({ message: 'query must be a string.' })
  query?: string | null;
}
