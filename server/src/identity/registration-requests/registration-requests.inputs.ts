import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsArray, IsBoolean } from 'class-validator';
import { OptionalText } from '#kernel/request/input-fields.js';

@InputType({ description: 'What becomes of requests to join.' })
export class DecideRegistrationInput {
  @Field(() => [ID], { description: '1 to 50 requests. Those that were decided meanwhile are left as they are.' })
  @IsArray()
  ids!: string[];

  @Field(() => Boolean, { description: 'True lets the people in; false deletes their accounts.' })
  @IsBoolean()
  isApproved!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'At most 420 characters. Those who are refused get it by email; it is stored in the audit log.',
  })
  @OptionalText()
  reason?: string | null;
}

@ObjectType({ description: 'What was decided.' })
export class DecideRegistrationPayload {
  @Field(() => [ID], { description: 'The requests that were decided by this call.' }) decidedIds!: string[];
}
