import { applyDecorators } from '@nestjs/common';
import { Args, Field } from '@nestjs/graphql';
import { OptionalText } from '#kernel/request/input-fields.js';

const CODE = {
  nullable: true,
  description:
    'Of the authenticator app, or a recovery code, if the second factor is on. Not needed with a confirmation.',
};

/** The code beside the own password, in the input of every act that asks for it. */
export const CodeField = (): PropertyDecorator =>
  applyDecorators(
    Field(() => String, CODE),
    OptionalText(),
  );

/** The same for acts whose password is an argument. */
export const CodeArg = (): ParameterDecorator => Args('code', { type: () => String, ...CODE });
