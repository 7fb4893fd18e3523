import { Field, ID, InputType } from '@nestjs/graphql';
import { IsArray, IsOptional, IsString, IsUUID } from 'class-validator';

@InputType({ description: 'A whisper, and whom or which conversation it goes to.' })
export class SendWhisperInput {
  @Field(() => [String], { nullable: true, description: "Handles, without the viewer's; at most 31." })
  @IsOptional()
  @IsArray({ message: 'to must be a list of handles.' })
  @IsString({ each: true, message: 'to must be a list of handles.' })
  to?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Instead of to: a conversation of the viewer.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'conversationId must be an id.' })
  conversationId?: string | null;

  @Field(() => String, { description: '1 to 1,000 grapheme clusters; may contain line breaks.' })
  @IsString({ message: 'content must be a string.' })
  content!: string;
}

@InputType({ description: 'What a whisper says instead.' })
export class EditWhisperInput {
  @Field(() => String, { description: '1 to 1,000 grapheme clusters; may contain line breaks.' })
  @IsString({ message: 'content must be a string.' })
  content!: string;
}
