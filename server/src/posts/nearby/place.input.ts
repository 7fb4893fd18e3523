import { Field, Float, InputType } from '@nestjs/graphql';
import { Max, Min } from 'class-validator';

@InputType({ description: 'Where it was written. Only the cell of about 5 km around it is kept.' })
export class PlaceInput {
  @Field(() => Float)
  @Min(-90, { message: 'latitude takes degrees from -90 to 90.' })
  @Max(90, { message: 'latitude takes degrees from -90 to 90.' })
  latitude!: number;

  @Field(() => Float)
  @Min(-180, { message: 'longitude takes degrees from -180 to 180.' })
  @Max(180, { message: 'longitude takes degrees from -180 to 180.' })
  longitude!: number;
}
