import { Field, ID, ObjectType } from '@nestjs/graphql';

/** What every removal answers. */
@ObjectType()
export class DeletePayload {
  @Field(() => ID) deletedId!: string;
}
