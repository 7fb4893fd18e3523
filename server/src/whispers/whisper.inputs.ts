import { Field, ID, InputType } from '@nestjs/graphql';
import { IsArray, IsOptional, IsString, IsUUID } from 'class-validator';

@InputType()
export class SendWhisperInput {
  @Field(() => [String], { nullable: true, description: "Handles, without the viewer's; 31 at most." })
  @IsOptional()
  @IsArray({ message: 'to takes a list of handles.' })
  @IsString({ each: true, message: 'to takes a list of handles.' })
  to?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Instead of to: a conversation that the viewer takes part in.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'conversationId takes an id.' })
  conversationId?: string | null;

  @Field(() => String, { description: '1 to 1,000 grapheme clusters; line breaks may stand inside.' })
  @IsString({ message: 'content takes a text.' })
  content!: string;
}
