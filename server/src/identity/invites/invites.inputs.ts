import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional } from 'class-validator';
import { OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import { InviteView } from './invite.view.js';

@InputType({ description: 'A new invite.' })
export class CreateInviteInput {
  @Field(() => Int, { nullable: true, description: 'How many can register with it, 1 to 100; null for no limit.' })
  @IsOptional()
  @IsInt({ message: 'maxUses must be a whole number.' })
  maxUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days until it expires, 1 to 365; null: it never does.' })
  @IsOptional()
  @IsInt({ message: 'expiresInDays must be a whole number.' })
  expiresInDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether those who register with it follow the viewer.' })
  @OptionalFlag()
  followsOwner?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A note for the viewer alone; at most 420 characters.' })
  @OptionalText()
  comment?: string | null;
}

@ObjectType({ description: 'The invite.' })
export class InvitePayload {
  @Field(() => InviteView, { description: 'As it is now.' }) invite!: InviteView;
}
