import { ROUTES } from '../access/access-table.js';
import { NOWHERE } from '../access/things.js';
import type { RestCase } from './bad-case.js';

/** Text of a JSON object whose `field` holds lists within lists. */
function nested(field: string, levels: number): string {
  return `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

/** Every route with a body, from the access table, so that a new route is included. */
const WRITES = Object.keys(ROUTES)
  .map((route) => route.split(' ') as [method: string, path: string])
  .filter(([method]) => method === 'POST' || method === 'PUT')
  .map(([method, path]) => ({ method, path: path.replace('{roleId}', 'basic').replaceAll(/\{\w+\}/g, NOWHERE) }));

/** Bodies that are too deep or too wide, in a field that the route may know and in an unknown one. */
export const nestingCases: RestCase[] = WRITES.flatMap(({ method, path }) =>
  (
    [
      ['21 levels', nested('email', 20)],
      ['3,000 levels', nested('content', 3_000)],
      ['10,000 levels of what nobody knows', nested('unknown', 10_000)],
      ['5,000 objects within each other', `{"name":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
      ['1,001 values', `{"email":[${'1,'.repeat(1_000)}1]}`],
    ] as const
  ).map(([name, body]) => ({ name: `${method} ${path} of ${name}`, method, path, body, as: 'admin', status: 400 })),
);
