import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('LinkCardImage', { description: 'The picture of a link card.' })
export class LinkCardImageView {
  @Field(() => String, { description: 'On this site: WebP, re-encoded.' }) url!: string;
  @Field(() => Int, { description: 'In pixels, at most 600.' }) width!: number;
  @Field(() => Int, { description: 'In pixels, at most 600.' }) height!: number;
}

/** What a page says about itself. */
export interface CardView {
  title: string;
  description: string | null;
  siteName: string | null;
  image: LinkCardImageView | null;
}

@ObjectType('LinkCard', { description: 'What the page that a post links to says about itself: plain text.' })
export class LinkCardView implements CardView {
  @Field(() => String, { description: 'The link, as the post has it.' }) url!: string;
  @Field(() => String, { description: 'One line of at most 200 characters.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'One line of at most 300 characters; null without one.' })
  description!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'How the site calls itself, at most 60 characters; null if it says nothing. Show the host of url too.',
  })
  siteName!: string | null;
  @Field(() => LinkCardImageView, { nullable: true, description: 'Its picture; null without one.' })
  image!: LinkCardImageView | null;
}
