import { z } from 'zod';

/** Declares a shape of the REST contract under its name there: the OpenAPI document and the TypeScript type come from it. */
export function restShape<Fields extends z.core.$ZodLooseShape>(name: string, fields: Fields) {
  return z.object(fields).meta({ id: name });
}

export const uuid = z.uuid();
/** A date, which JSON has as text. */
export const instant = z.date();
/** The same, already as text. */
export const instantText = z.string().meta({ format: 'date-time' });
