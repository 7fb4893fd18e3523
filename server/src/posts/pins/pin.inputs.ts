import { MAX_PIN_NOTE } from '@mallard/rules/pins';
import { Field, ID, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { parseId } from '#kernel/request/id.pipe.js';
import type { PinChange } from './pins.service.js';

@InputType({ description: 'What changes of a pin. What is absent stays as it is.' })
export class UpdatePinInput {
  @Field(() => String, {
    nullable: true,
    description: `A private note; at most ${MAX_PIN_NOTE} characters. Null or empty removes it.`,
  })
  @IsOptional()
  @IsString({ message: 'note must be a string.' })
  note?: string | null;

  @Field(() => ID, { nullable: true, description: 'A folder of the viewer; null takes the pin out of its folder.' })
  @IsOptional()
  @IsString({ message: 'folderId must be an id.' })
  folderId?: string | null;
}

/** @throws InvalidInput for a malformed id */
export function toPinChange({ note, folderId }: UpdatePinInput): PinChange {
  return {
    ...(note !== undefined && { note }),
    ...(folderId !== undefined && { folderId: folderId === null ? null : parseId(folderId, 'folderId') }),
  };
}
