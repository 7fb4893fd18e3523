import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { IsText } from '#kernel/request/input-fields.js';
import { MAX_FIELD_TEXT, MAX_LINK_LABEL, MAX_LINK_URL, MAX_PROFILE_LINKS } from './profile-link.errors.js';

@InputType({ description: 'A link of a profile.' })
export class ProfileLinkInput {
  @Field(() => String, { description: `One line of at most ${MAX_LINK_LABEL} characters; may be empty.` })
  @IsText()
  label!: string;

  @Field(() => String, { description: `An https address of at most ${MAX_LINK_URL} characters.` })
  @IsText()
  url!: string;
}

@InputType({ description: 'All links of a profile.' })
export class UpdateProfileLinksInput {
  @Field(() => [ProfileLinkInput], { description: `At most ${MAX_PROFILE_LINKS}, in order.` })
  @IsArray({ message: 'links must be a list.' })
  @ArrayMaxSize(MAX_PROFILE_LINKS, { message: `links must be at most ${MAX_PROFILE_LINKS}.` })
  @ValidateNested({ each: true })
  @Type(() => ProfileLinkInput)
  links!: ProfileLinkInput[];
}

@InputType({ description: 'A link or a text of a profile.' })
export class ProfileFieldInput {
  @Field(() => String, { description: `One line of at most ${MAX_LINK_LABEL} characters; of a link, it may be empty.` })
  @IsText()
  name!: string;

  @Field(() => String, {
    description: `An https address of at most ${MAX_LINK_URL} characters, which becomes a link, or one line of at most ${MAX_FIELD_TEXT} characters.`,
  })
  @IsText()
  value!: string;
}

@InputType({ description: 'All links and texts of a profile.' })
export class UpdateProfileFieldsInput {
  @Field(() => [ProfileFieldInput], { description: `At most ${MAX_PROFILE_LINKS}, in order.` })
  @IsArray({ message: 'fields must be a list.' })
  @ArrayMaxSize(MAX_PROFILE_LINKS, { message: `fields must be at most ${MAX_PROFILE_LINKS}.` })
  @ValidateNested({ each: true })
  @Type(() => ProfileFieldInput)
  fields!: ProfileFieldInput[];
}
