import { Args } from '@nestjs/graphql';

/** The argument that leaves out requests. Without it they are there, for clients that know none. */
export const WithRequests = (): ParameterDecorator =>
  Args('withRequests', {
    type: () => Boolean,
    nullable: true,
    defaultValue: true,
    description: 'False leaves out what waits in whisperRequests.',
  });
