import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The largest position of a category or topic; the smallest is 0. */
export const MAX_POSITION = 1_000_000;

const MESSAGE = { message: '$property must be a whole number from 0 to 1,000,000.' };

/** Validates the optional position of a category or topic. */
export const IsPosition = () =>
  applyDecorators(IsOptional(), IsInt(MESSAGE), Min(0, MESSAGE), Max(MAX_POSITION, MESSAGE));
