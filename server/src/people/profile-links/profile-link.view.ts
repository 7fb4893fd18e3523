import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';

@ObjectType('ProfileLink', { description: 'A link of a profile.' })
export class ProfileLinkView {
  @Field(() => String, { description: 'What the person calls it; may be empty.' }) label!: string;
  @Field(() => String, { description: 'An https address.' }) url!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its page was last found to link to this profile with rel="me"; null if it was not.',
  })
  verifiedAt!: Date | null;
}
