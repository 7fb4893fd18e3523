import { BAD_TEXTS, type Cast, type GraphqlCase, type RestCase } from './bad-case.js';

/** Invalid windows, by what is wrong with them. */
const BAD_WINDOWS: readonly (readonly [what: string, input: Record<string, unknown>])[] = [
  ...BAD_TEXTS.map(([what, name]) => [`named by ${what}`, { name }] as const),
  ['named by 81 characters', { name: 'x'.repeat(81) }],
  ['named by two lines', { name: 'a\nb' }],
  ['named by 30 kB', { name: 'ש'.repeat(15_000) }],
  ['described by 301 characters', { description: 'x'.repeat(301) }],
  ['with a message of 501 characters', { customMessage: 'x'.repeat(501) }],
  ['in a color with a name', { maintenanceColor: 'rebeccapurple' }],
  ['in a color of three digits', { maintenanceColor: '#abc' }],
  ['in a color of CSS', { maintenanceColor: '#123456;background:url(//evil.example)' }],
  ['of a path that is none', { routePath: 'stream' }],
  ['of another site', { routePath: '//evil.example' }],
  ['of a path with a query', { routePath: '/stream?x=1' }],
  ['of a path upwards', { routePath: '/../admin' }],
  ['of a path of 201 characters', { routePath: `/${'x'.repeat(200)}` }],
  ['of a path with NUL', { routePath: '/a\u0000' }],
  ['that ends before it begins', { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }],
  ['that ends as it begins', { startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00.000Z' }],
  ['of long ago', { startsAt: '1999-12-31T23:59:59Z' }],
  ['of far ahead', { endsAt: '2200-01-01T00:00:00Z' }],
];

/** Of another type than the field's. */
const MISTYPED: readonly (readonly [what: string, input: Record<string, unknown>])[] = [
  ['named by a number', { name: 7 }],
  ['named by an operator', { name: { $ne: 'x' } }],
  ['with a path of a list', { routePath: ['/stream'] }],
  ['switched on by a word', { isActive: 'yes' }],
  ['that begins at a number', { startsAt: 1_900_000_000 }],
  ['that begins tomorrow', { startsAt: 'tomorrow' }],
  ['that begins on February 30', { startsAt: '2030-02-30T00:00:00Z' }],
];

const CREATE = 'mutation($input: MaintenanceInput!) { createMaintenance(input: $input) { id } }';

export function maintenanceGraphqlCases({ nothing }: Cast): GraphqlCase[] {
  const windows = [...BAD_WINDOWS, ...MISTYPED].map(([what, input]): GraphqlCase => ({
    name: `a window ${what}`,
    body: JSON.stringify({ query: CREATE, variables: { input } }),
    as: 'admin',
    code: 'BAD_USER_INPUT',
  }));
  const others: readonly (readonly [name: string, query: string, code: string, as?: 'ada' | 'admin'])[] = [
    ['a window by somebody else', 'mutation { createMaintenance(input: {}) { id } }', 'FORBIDDEN', 'ada'],
    ['a window by a visitor', 'mutation { createMaintenance(input: {}) { id } }', 'UNAUTHENTICATED'],
    ['switching nothing', `mutation { toggleMaintenance(id: "${nothing}") { id } }`, 'NOT_FOUND', 'admin'],
    ['switching no id', 'mutation { toggleMaintenance(id: "1 or 1=1") { id } }', 'BAD_USER_INPUT', 'admin'],
    ['removing nothing', `mutation { deleteMaintenance(id: "${nothing}") { deletedId } }`, 'NOT_FOUND', 'admin'],
    ['changing nothing', `mutation { updateMaintenance(id: "${nothing}", input: {}) { id } }`, 'NOT_FOUND', 'admin'],
    ['a dashboard of eight days', '{ adminDashboard(days: 8) { countedAt } }', 'BAD_USER_INPUT', 'admin'],
    ['a dashboard of ever', '{ adminDashboard(days: 2147483647) { countedAt } }', 'BAD_USER_INPUT', 'admin'],
    ['a dashboard for somebody else', '{ adminDashboard { countedAt } }', 'FORBIDDEN', 'ada'],
  ];
  return [
    ...windows,
    ...others.map(([name, query, code, as]) => ({ name, body: JSON.stringify({ query }), as, code })),
  ];
}

export function maintenanceRestCases({ nothing }: Cast): RestCase[] {
  const windows = [...BAD_WINDOWS, ...MISTYPED].map(([what, body]): RestCase => ({
    name: `a window ${what}`,
    method: 'POST',
    path: '/maintenance',
    body,
    as: 'admin',
    status: 400,
  }));
  return [
    ...windows,
    { name: 'a window by a visitor', method: 'POST', path: '/maintenance', body: {}, status: 401 },
    { name: 'a window by somebody else', method: 'POST', path: '/maintenance', body: {}, as: 'ada', status: 403 },
    { name: 'a window of no id', method: 'GET', path: '/maintenance/7', as: 'admin', status: 400 },
    { name: 'a window that is not there', method: 'GET', path: `/maintenance/${nothing}`, as: 'admin', status: 404 },
    { name: 'changing none', method: 'PUT', path: `/maintenance/${nothing}`, body: {}, as: 'admin', status: 404 },
    { name: 'switching none', method: 'POST', path: `/maintenance/${nothing}/toggle`, as: 'admin', status: 404 },
    { name: 'removing none', method: 'DELETE', path: `/maintenance/${nothing}`, as: 'admin', status: 404 },
    {
      name: 'a status of two pages',
      method: 'GET',
      path: '/maintenance/status?routePath=/a&routePath=/b',
      status: 400,
    },
    { name: 'a status that is written', method: 'DELETE', path: '/maintenance/status/now', as: 'admin', status: 404 },
  ];
}
