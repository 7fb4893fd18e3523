import { Field, Float, ObjectType } from '@nestjs/graphql';

/** Its name depends on the language: PostPlaceResolver. */
@ObjectType('PostPlace', { description: 'Where a post was written: a cell of about 5 km.' })
export class PostPlaceView {
  @Field(() => Float, { description: 'Of the center of the cell.' }) latitude!: number;
  @Field(() => Float, { description: 'Of the center of the cell.' }) longitude!: number;
  cell!: string;
}
