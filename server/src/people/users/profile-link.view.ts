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

/** A row as `ProfileFieldView` is made from it. */
export interface ProfileFieldRow {
  label: string;
  url: string;
  text: string | null;
  verifiedAt: Date | null;
}

@ObjectType('ProfileField', { description: 'A link or a text of a profile.' })
export class ProfileFieldView {
  @Field(() => String, { description: 'What the person calls it; of a link, it may be empty.' }) name!: string;
  @Field(() => String, { description: 'The text, or the address of the link.' }) value!: string;
  @Field(() => String, { nullable: true, description: 'An https address; null for a text.' }) url!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its page was last found to link to this profile with rel="me"; null if it was not.',
  })
  verifiedAt!: Date | null;
}

export const profileFieldFrom = ({ label, url, text, verifiedAt }: ProfileFieldRow): ProfileFieldView => ({
  name: label,
  value: text ?? url,
  url: text === null ? url : null,
  verifiedAt,
});

/** The links among the fields of a profile. */
export function linksAmong(fields: readonly ProfileFieldView[]): ProfileLinkView[] {
  return fields.flatMap(({ name, url, verifiedAt }) => (url === null ? [] : [{ label: name, url, verifiedAt }]));
}
