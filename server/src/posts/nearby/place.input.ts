import { Field, Float, InputType } from '@nestjs/graphql';
import { Max, Min } from 'class-validator';

@InputType({ description: 'Where it was written. Only the cell of about 5 km around it is stored.' })
export class PlaceInput {
  @Field(() => Float, { description: 'In degrees, -90 to 90.' })
  @Min(-90, { message: 'latitude must be from -90 to 90.' })
  @Max(90, { message: 'latitude must be from -90 to 90.' })
  latitude!: number;

  @Field(() => Float, { description: 'In degrees, -180 to 180.' })
  @Min(-180, { message: 'longitude must be from -180 to 180.' })
  @Max(180, { message: 'longitude must be from -180 to 180.' })
  longitude!: number;
}
