import { Field, ID, ObjectType } from '@nestjs/graphql';

/** The payload of every deletion. */
@ObjectType({ description: 'What was deleted.' })
export class DeletePayload {
  @Field(() => ID, { description: 'The id of what is gone.' }) deletedId!: string;
}
