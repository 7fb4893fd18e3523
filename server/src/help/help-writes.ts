import { applyDecorators } from '@nestjs/common';
import { Field, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { HelpTextOutdated } from './help.errors.js';

const MAX_VERSION = 2_147_483_647;
const MESSAGE = { message: '$property must be a version, a whole number from 0.' };

/** The version that an update is based on, as a field of its input. */
export const ExpectedVersion = () =>
  applyDecorators(
    Field(() => Int, {
      nullable: true,
      description:
        'The version of this language that was edited, 0 if there was none. If another one is stored, nothing is saved: CONFLICT with the reason HELP_TEXT_OUTDATED. When absent, the text is replaced in any case.',
    }),
    IsOptional(),
    IsInt(MESSAGE),
    Min(0, MESSAGE),
    Max(MAX_VERSION, MESSAGE),
  );

/** @param stored the version in the database, 0 for none. @throws HelpTextOutdated if another version was expected */
export function requireVersion(expected: number | null | undefined, stored: number): void {
  if (expected !== null && expected !== undefined && expected !== stored) throw new HelpTextOutdated(stored);
}

/** Whether both hold the same unique ids, in any order. */
export function isSameSet(asked: readonly string[], present: readonly string[]): boolean {
  const known = new Set(present);
  return asked.length === present.length && new Set(asked).size === asked.length && asked.every((id) => known.has(id));
}
