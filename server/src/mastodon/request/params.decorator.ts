import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { InvalidInput } from '#kernel/errors/app-error.js';

/** `id[]` is `id`; names that JavaScript gives a meaning to are left out. */
function plain(fields: unknown): Record<string, unknown> {
  const named = Object.entries((fields ?? {}) as Record<string, unknown>)
    .map(([name, value]): [string, unknown] => [name.replace(/\[\]$/, ''), value])
    .filter(([name]) => !['__proto__', 'constructor', 'prototype'].includes(name));
  return Object.fromEntries(named);
}

/** The query and the body of a request together, as clients send either. */
export function paramsOf(request: Pick<Request, 'query' | 'body'>): Record<string, unknown> {
  const body: unknown = request.body;
  return { ...plain(request.query), ...(Array.isArray(body) ? undefined : plain(body)) };
}

/** @throws InvalidInput whose messages name the fields: "Poll options is invalid" */
export function readParams<Schema extends z.ZodType>(schema: Schema, params: Record<string, unknown>): z.infer<Schema> {
  const read = schema.safeParse(params);
  if (read.success) return read.data;
  throw new InvalidInput(
    read.error.issues.map(({ path, message }) => {
      const field = path.map(String).join('.') || 'body';
      return { field, message: `${nameOf(field)} ${/^is /.test(message) ? message : 'is invalid'}` };
    }),
  );
}

const nameOf = (field: string) => `${field.charAt(0).toUpperCase()}${field.slice(1).replaceAll(/[_.]/g, ' ')}`;

const FieldsOf = createParamDecorator(({ fields }: { fields: z.ZodType }, host: ExecutionContext) =>
  readParams(fields, paramsOf(host.switchToHttp().getRequest<Request>())),
);

/** `@Params(Schema) params: z.infer<typeof Schema>`: the fields of a request of the client API. */
export function Params(schema: z.ZodType): ParameterDecorator {
  // Nest would take the schema itself for a pipe, because it has a method `transform`.
  return FieldsOf({ fields: schema });
}
