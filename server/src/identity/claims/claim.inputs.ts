import { Field, ID, InputType } from '@nestjs/graphql';
import { IsText, OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';

@InputType({ description: 'What is absent stays.' })
export class ClaimCategoryInput {
  @Field({ description: '1 to 60 characters.' })
  @IsText()
  name!: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @OptionalText()
  description?: string | null;

  @Field(() => Boolean, { nullable: true })
  @OptionalFlag()
  isActive?: boolean | null;
}

@InputType({ description: 'What is absent stays.' })
export class ClaimDefinitionInput extends ClaimCategoryInput {
  @Field(() => ID)
  @IsText()
  categoryId!: string;

  @Field({ description: 'Up to 80 letters, digits, dots, colons, hyphens and underscores, such as products.write.' })
  @IsText()
  value!: string;
}

/** REST's way to say the same. */
export class ClaimDefinitionBody extends ClaimCategoryInput {
  @IsText()
  categoryId!: string;

  @IsText()
  claimValue!: string;
}
