import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional, IsString, type ValidationArguments } from 'class-validator';

const takes = (what: string) => ({ message: ({ property }: ValidationArguments) => `${property} takes ${what}.` });

/** A field of an input that has to be a text. */
export const IsText = (): PropertyDecorator => IsString(takes('a text'));

/** A text that may be null or absent. */
export const OptionalText = (): PropertyDecorator => applyDecorators(IsOptional(), IsText());

/** A field of an input that is true or false, null or absent. */
export const OptionalFlag = (): PropertyDecorator => applyDecorators(IsOptional(), IsBoolean(takes('true or false')));
