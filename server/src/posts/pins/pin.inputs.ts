import { MAX_PIN_NOTE } from '@mallard/rules/pins';
import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';

@InputType({ description: 'What changes of a pin. What is absent stays as it is.' })
export class UpdatePinInput {
  @Field(() => String, {
    nullable: true,
    description: `A private note; at most ${MAX_PIN_NOTE} characters. Null or empty removes it.`,
  })
  @IsOptional()
  @IsString({ message: 'note must be a string.' })
  note?: string | null;
}
