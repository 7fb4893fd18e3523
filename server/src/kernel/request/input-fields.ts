import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional, IsString, type ValidationArguments } from 'class-validator';

const mustBe = (what: string) => ({ message: ({ property }: ValidationArguments) => `${property} must be ${what}.` });

/** A field that must be a string. */
export const IsText = (): PropertyDecorator => IsString(mustBe('a string'));

/** A string that may be null or absent. */
export const OptionalText = (): PropertyDecorator => applyDecorators(IsOptional(), IsText());

/** A boolean that may be null or absent. */
export const OptionalFlag = (): PropertyDecorator => applyDecorators(IsOptional(), IsBoolean(mustBe('true or false')));
