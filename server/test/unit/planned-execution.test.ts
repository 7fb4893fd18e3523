import { describe, expect, it } from '@jest/globals';
import { buildSchema, type ExecutionResult, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { graphqlJsExecutor } from '../../src/kernel/graphql/executor/graphql-js-executor.js';
import { plannedExecutor } from '../../src/kernel/graphql/executor/planned-execution.js';
import { fc } from '../../../rules/test/support/property.js';

const schema = buildSchema(`
  scalar DateTime
  enum Mood { CALM LOUD }
  interface Named { name: String }
  union Thing = Bird | Pond
  type Bird implements Named {
    name: String
    mood: Mood!
    hatchedAt: DateTime!
    wrong: Int
    wrongStrict: Int!
    throws: String
    throwsStrict: String!
    rejects: String
    rejectsStrict: String!
    missing: String
    missingStrict: String!
    mate: Bird
    mateStrict: Bird!
    pond: Pond
    chicks(first: Int = 2): [Bird]
    chicksStrict(first: Int! = 2): [Bird!]!
    mixed: [Bird]
    mixedStrict: [Bird!]
    late: [Bird!]!
    lateMixed: [Int!]
    notAList: [Int]
    neighbours: [Named]
    things: [Thing!]
    method(times: Int): String
    sum(of: [Int!], options: Options): Int
  }
  input Options { bonus: Int = 1 extra: Options }
  type Pond implements Named { name: String depth: Float! birds: [Bird!]! }
  type Query { bird(name: String): Bird birdStrict: Bird! pond: Pond thing(pond: Boolean): Thing }
  type Mutation { hatch(name: String!): Bird fail: Int failStrict: Int! }
`);

async function after<T>(ticks: number, value: () => T): Promise<T> {
  for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
  return value();
}

function fail(): never {
  throw new Error('Out of breath');
}

type Bird = Record<string, unknown>;

/**
 * A bird whose fields do all that resolvers may do; `late` ones answer with promises, all of them where null is not allowed:
 * graphql-js leaves a rejection unhandled, which ends the process, where one item of a list throws and an earlier one rejects.
 */
function bird(name: string, depth: number, late: boolean): Bird {
  const some = <T>(value: () => T) => (late ? after(depth % 3, value) : value());
  const below = (suffix: string) => (depth > 4 ? null : bird(`${name}${suffix}`, depth + 1, late));
  return {
    __typename: 'Bird',
    name,
    mood: 'CALM',
    hatchedAt: new Date(1_700_000_000_000 + depth),
    wrong: 'no number',
    wrongStrict: () => some(() => 2 ** 40),
    throws: fail,
    throwsStrict: () => some(fail),
    rejects: () => some(fail),
    rejectsStrict: () => some(fail),
    missing: () => some(() => null),
    missingStrict: () => some(() => null),
    mate: () => some(() => below('m')),
    mateStrict: () => some(() => below('s')),
    pond: () => some(() => ({ __typename: 'Pond', name: 'Pond', depth: 1.5, birds: [below('p')] })),
    chicks: ({ first }: { first: number }) => some(() => Array.from({ length: first }, () => below('c'))),
    chicksStrict: ({ first }: { first: number }) => some(() => Array.from({ length: first }, () => below('k'))),
    mixed: () => [below('x'), new Error('A broken egg'), null, late ? after(2, () => below('y')) : below('y')],
    mixedStrict: () => [below('x'), late ? after(1, fail) : new Error('A broken egg')],
    late: () => new Set([some(() => below('l')), some(() => below('n'))]),
    lateMixed: () => (late ? [after(3, () => 1), after(1, () => 2), after(2, () => null)] : [1, 2, 3]),
    notAList: 'egg',
    neighbours: () => [below('i'), { __typename: 'Pond', name: 'P', depth: 0, birds: [] }, { __typename: 'Rock' }],
    things: () => some(() => [{ __typename: 'Pond', name: 'T', depth: 2, birds: [] }, below('t')].filter(Boolean)),
    method: ({ times = 1 }: { times?: number }) => name.repeat(times),
    sum: ({ of = [], options }: { of?: number[]; options?: { bonus: number } }) =>
      of.reduce((total, value) => total + value, options?.bonus ?? 0),
  };
}

function world(late: boolean): Record<string, unknown> {
  const hatched: string[] = [];
  return {
    bird: ({ name = 'Ada' }: { name?: string }) => (late ? after(1, () => bird(name, 0, late)) : bird(name, 0, late)),
    birdStrict: () => bird('Bea', 0, late),
    pond: { __typename: 'Pond', name: 'Home', depth: 3, birds: () => [bird('Cyd', 1, late)] },
    thing: ({ pond }: { pond?: boolean }) =>
      pond ? { __typename: 'Pond', name: 'T', depth: 2, birds: [] } : bird('T', 2, late),
    hatch: ({ name }: { name: string }) =>
      after(hatched.length === 0 ? 5 : 1, () => {
        hatched.push(name);
        return bird(hatched.join('+'), 3, false);
      }),
    fail,
    failStrict: () => after(1, fail),
  };
}

const setHatchedAt = schema.getType('DateTime');
if (setHatchedAt && 'serialize' in setHatchedAt) setHatchedAt.serialize = (value) => (value as Date).toISOString();

interface Outcome {
  data: unknown;
  errors: string[];
}

/** graphql-js has a sentence for each way that a type may be wrong. */
function wording(message: string): string {
  return message.startsWith('Abstract type') ? 'Abstract type' : message;
}

function outcome({ data, errors = [] }: ExecutionResult): Outcome {
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    errors: errors
      .map(({ message, path, locations, extensions }) =>
        JSON.stringify([path, locations?.[0], wording(message), extensions]),
      )
      .sort(),
  };
}

/** Whether an error's path leads to a null. Where two race for one null, which of them is told is not defined. */
function explainsNull(data: unknown, error: string): boolean {
  let value = data;
  for (const key of JSON.parse(error)[0] as (string | number)[]) {
    if (value === null) return true;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value === null;
}

async function both(source: string, variables: Record<string, unknown>, late: boolean) {
  const document = parse(source);
  const invalid = validate(schema, document);
  if (invalid[0]) throw invalid[0];
  const operation = document.definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const prepared = { schema, document, operation };
  const [plan, reference] = [plannedExecutor(prepared), graphqlJsExecutor(prepared)];
  const request = () => ({ rootValue: world(late), contextValue: {}, variables });
  await plan(request());
  return { ours: outcome(await plan(request())), theirs: outcome(await reference(request())) };
}

const LEAVES = [
  'name', 'mood', 'hatchedAt', 'wrong', 'wrongStrict', 'throws', 'throwsStrict', 'rejects', 'rejectsStrict', 'missing',
  'missingStrict', 'lateMixed', 'notAList', '__typename', 'method(times: 2)', 'method(times: $times)', '__proto__: name',
  'constructor: mood', 'sum(of: [1, 2], options: { bonus: 5 })', 'sum(of: $of, options: $options)', 'a_b: name',
  'name @skip(if: $yes)', 'mood @include(if: $no)', 'again: name @include(if: $yes)',
]; // oxfmt-ignore
const BIRDS = [
  'mate', 'mateStrict', 'chicks', 'chicks(first: 1)', 'chicks(first: $times)', 'chicksStrict', 'mixed', 'mixedStrict',
  'late', 'm: mate', 'mate @skip(if: $no)', 'a_b: mate',
]; // oxfmt-ignore

/** A random selection on Bird, at most `depth` levels deep. Aliases are unique by their field, so fields always merge. */
function selection(depth: number): fc.Arbitrary<string> {
  const leaf = fc.constantFrom(...LEAVES.filter((field) => !/[(@]|a_b/.test(field)));
  const called = fc
    .integer({ min: 0, max: 999 })
    .chain((n) =>
      fc
        .constantFrom(...LEAVES.filter((field) => /^\w+( @|\()/.test(field)))
        .map((field) => `x${n}${field.length}: ${field}`),
    );
  if (depth === 0)
    return fc.array(fc.oneof(leaf, called), { minLength: 1, maxLength: 4 }).map((fields) => fields.join(' '));
  const deeper = fc
    .tuple(
      fc.constantFrom(...BIRDS.filter((field) => !field.startsWith('a_b'))),
      fc.integer({ min: 0, max: 999 }),
      selection(depth - 1),
    )
    .map(([field, n, below]) => `y${n}${field.replaceAll(/\W/g, '')}: ${field.replace('m: ', '')} { ${below} }`);
  const other = fc.oneof(
    selection(depth - 1).map((below) => `... on Bird @include(if: $yes) { ${below} }`),
    selection(depth - 1).map(
      (below) => `neighbours { name __typename ... on Bird { ${below} } ... on Pond { depth } }`,
    ),
    selection(depth - 1).map((below) => `things { ... on Named { name } ... on Bird { ${below} } }`),
    selection(depth - 1).map((below) => `pond { name depth birds { ${below} } }`),
    fc.constant('...F'),
    fc.constant('...F @skip(if: $no)'),
  );
  return fc
    .array(fc.oneof(leaf, called, deeper, other), { minLength: 1, maxLength: 5 })
    .map((fields) => fields.join(' '));
}

const query = fc
  .record({
    top: selection(3),
    shared: selection(1).map((fields) => fields.replaceAll(/\.\.\.F( @skip\(if: \$no\))?/g, 'name')),
  })
  .map(
    ({ top, shared }) => `query Q($yes: Boolean = true, $no: Boolean!, $times: Int, $of: [Int!], $options: Options) {
      bird { ${top} } unnamed: bird(name: "z") { ...F method(times: $times) @skip(if: $no) @include(if: $yes) sum(of: $of, options: $options) }
    } fragment F on Bird { ${shared} }`,
  )
  // Two fields of one name and other arguments do not merge; such a query never reaches an executor.
  .filter((source) => validate(schema, parse(source)).length === 0);

const variables = fc.record(
  {
    yes: fc.boolean(),
    no: fc.boolean(),
    times: fc.option(fc.integer({ min: 0, max: 2 })),
    of: fc.option(fc.array(fc.integer({ min: -9, max: 9 }))),
    options: fc.option(fc.constantFrom({}, { bonus: 3 }, { bonus: null, extra: {} })),
  },
  { requiredKeys: ['no'] },
);

describe('the execution of a planned operation', () => {
  it('answers any query as graphql-js does when resolvers answer at once', async () => {
    await fc.assert(
      fc.asyncProperty(query, variables, async (source, given) => {
        const { ours, theirs } = await both(source, given, false);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 100 },
    );
  });

  it('answers any query with the data of graphql-js when resolvers answer later, and errors only where data is null', async () => {
    await fc.assert(
      fc.asyncProperty(query, variables, async (source, given) => {
        const { ours, theirs } = await both(source, given, true);
        expect(ours.data).toEqual(theirs.data);
        expect(ours.errors.length > 0).toBe(theirs.errors.length > 0);
        expect(ours.errors.filter((error) => !explainsNull(ours.data, error))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['no rows', '{ bird { chicks(first: 0) { name } } }'],
    ['a null root', '{ birdStrict { throwsStrict } }'],
    ['an error in a list', '{ bird { mixed { name } } }'],
    ['a missing value where null is not allowed', '{ bird { name mateStrict { missingStrict } } }'],
    ['a wrong number', '{ bird { wrong name } }'],
    ['a type that is none of the possible ones', '{ bird { neighbours { name } } }'],
    ['an alias named __proto__', '{ __proto__: bird { __proto__: name } }'],
    ['introspection', '{ __schema { queryType { name } } __type(name: "Mood") { enumValues { name } } __typename }'],
    ['a union by variable', 'query($pond: Boolean) { thing(pond: $pond) { __typename ... on Pond { depth } } }'],
    ['a condition without a value', 'query($on: Boolean = true) { bird { name @include(if: $on) } }'],
  ])('answers %s as graphql-js does', async (_, source) => {
    const given = { pond: true, on: null };

    for (const late of [false, true]) {
      const { ours, theirs } = await both(source, given, late);
      expect(ours).toEqual(theirs);
    }
  });

  it('refuses wrong variables before any resolver runs', async () => {
    const { ours, theirs } = await both(
      'query($n: Int!, $o: Options) { bird { method(times: $n) sum(options: $o) } }',
      { n: 'many', o: { extra: 1 } },
      false,
    );

    expect(ours).toEqual(theirs);
    expect(ours.errors).toHaveLength(2);
  });

  it('runs the fields of a mutation one after the other', async () => {
    const { ours, theirs } = await both(
      'mutation { a: hatch(name: "a") { name } fail b: hatch(name: "b") { name } }',
      {},
      true,
    );

    expect(ours).toEqual(theirs);
    expect(ours.data).toEqual({ a: { name: 'a' }, fail: null, b: { name: 'a+b' } });
  });

  it('stops a mutation at a field that must not be null', async () => {
    const { ours, theirs } = await both('mutation { failStrict late: hatch(name: "b") { name } }', {}, true);

    expect(ours).toEqual(theirs);
    expect(ours.data).toBeNull();
  });

  it('keeps one plan for each way that conditions turn out', async () => {
    const source = 'query($on: Boolean!) { bird { name mood @include(if: $on) } }';

    const off = await both(source, { on: false }, false);
    const on = await both(source, { on: true }, false);

    expect([off.ours.data, on.ours.data]).toEqual([{ bird: { name: 'Ada' } }, { bird: { name: 'Ada', mood: 'CALM' } }]);
  });

  it('never turns the text of a query into code', async () => {
    const source =
      '{ bird(name: "__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d0,globalThis.injected=1") { name } }';

    const { ours, theirs } = await both(source, {}, false);

    expect(ours).toEqual(theirs);
    expect(globalThis).not.toHaveProperty('injected');
  });
});
