import { PickType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { LIST_REPLIES, type ListReplies } from './list.entity.js';
import { CreateListInput, UpdateListInput } from './list.inputs.js';

const NAMES = LIST_REPLIES.map((value) => value.toUpperCase()) as Uppercase<ListReplies>[];
const MESSAGE = `replies must be among ${NAMES.join(', ')}.`;

/** The body of a new list in REST. */
export class CreateListBody extends PickType(CreateListInput, ['title', 'isExclusive']) {
  @IsOptional()
  @IsIn(NAMES, { message: MESSAGE })
  replies?: Uppercase<ListReplies> | null;
}

export class UpdateListBody extends PickType(UpdateListInput, ['title', 'isExclusive', 'position']) {
  @IsOptional()
  @IsIn(NAMES, { message: MESSAGE })
  replies?: Uppercase<ListReplies> | null;
}

/** The value of the database. */
export const repliesOf = (name: Uppercase<ListReplies> | null | undefined): ListReplies | undefined =>
  LIST_REPLIES.find((value) => value.toUpperCase() === name);
