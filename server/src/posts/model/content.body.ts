import { IsString } from 'class-validator';

/** A text to parse. */
export class ContentBody {
  @IsString({ message: 'content must be a string.' })
  content!: string;
}
