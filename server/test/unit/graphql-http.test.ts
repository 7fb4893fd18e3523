import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Logger, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import {
  Args,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { loadSettings, SETTINGS } from '../../src/kernel/config/settings.js';
import { InvalidInput, NotAllowed } from '../../src/kernel/errors/app-error.js';
import { ErrorFilter } from '../../src/kernel/exceptions/error.filter.js';
import { DateTime } from '../../src/kernel/graphql/datetime.scalar.js';
import { GraphqlModule } from '../../src/kernel/graphql/module/graphql.module.js';
import { IdPipe } from '../../src/kernel/request/id.pipe.js';
import { RequestLoader } from '../../src/kernel/graphql/request-loader.js';
import { jsonBody } from '../../src/kernel/http/body.js';
import { expressErrors } from '../../src/kernel/http/express-errors.js';
import { Limit } from '../../src/kernel/limits/limit.decorator.js';
import { LimitsModule } from '../../src/kernel/limits/limits.module.js';
import { RateLimiter } from '../../src/kernel/limits/rate-limiter.js';
import { RequestLimits } from '../../src/kernel/limits/request-limits.js';
import { AccessGuard } from '../../src/kernel/request/access.guard.js';
import { Allow } from '../../src/kernel/request/allow.decorator.js';
import { Authenticator } from '../../src/kernel/request/authenticator.js';
import { MaintenanceGate } from '../../src/kernel/request/maintenance-gate.js';
import { NetworkGate } from '../../src/kernel/request/network-gate.js';
import { Ctx } from '../../src/kernel/request/ctx.decorator.js';
import type { RequestContext } from '../../src/kernel/request/request-context.js';
import { RequestMiddleware } from '../../src/kernel/request/request.middleware.js';
import { VISITOR } from '../../src/kernel/request/viewer.js';

@ObjectType()
class Duck {
  @Field(() => ID) id!: string;
  @Field() hatchedAt!: Date;
  @Field(() => Int, { nullable: true }) age?: number | null;
}

const batches: (readonly string[])[] = [];

class DuckLoader extends RequestLoader<string, Duck> {
  protected fetch(ids: readonly string[]): Promise<Map<string, Duck>> {
    batches.push(ids);
    return Promise.resolve(new Map(ids.map((id) => [id, { id, hatchedAt: new Date(0) }])));
  }
}

const ducks = new DuckLoader();

@Resolver(() => Duck)
class DuckResolver {
  @Allow('anyone')
  @Query(() => [Duck])
  ducks(@Args('first', { type: () => Int, defaultValue: 3 }) first: number): Duck[] {
    return Array.from({ length: first }, (_, n) => ({
      id: String(n),
      hatchedAt: new Date(1_700_000_000_000 + n),
      age: n,
    }));
  }

  @Allow('anyone')
  @Query(() => String)
  id(@Args('id', { type: () => ID }, IdPipe) id: string): string {
    return id;
  }

  @Allow('anyone')
  @Query(() => Date)
  echo(@Args('at', { type: () => DateTime }) at: Date): Date {
    return at;
  }

  @Allow('anyone')
  @Query(() => String, { nullable: true })
  fault(@Args('kind') kind: string): string {
    if (kind === 'input') throw new InvalidInput([{ field: 'kind', message: 'kind is wrong.' }], 'WRONG_KIND');
    if (kind === 'away') throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
    if (kind === 'forbidden') throw new NotAllowed();
    throw new Error('select password_hash from users');
  }

  @Query(() => String)
  nobody(): string {
    return 'secret';
  }

  @Allow('user')
  @Query(() => String)
  members(): string {
    return 'hello';
  }

  @Allow('anyone')
  @Limit('contact')
  @Mutation(() => String)
  write(@Args('text') text: string): string {
    return text;
  }

  @Allow('anyone')
  @Subscription(() => Duck)
  hatched(): never {
    throw new Error('Not over HTTP.');
  }

  @ResolveField(() => Duck)
  mate(@Parent() duck: Duck, @Ctx() ctx: RequestContext): Promise<Duck | null> {
    return ducks.for(ctx).load(`mate-of-${duck.id}`);
  }
}

class NobodyKnown extends Authenticator {
  personOf() {
    return Promise.reject(new Error('Nobody signs in here.'));
  }

  onSessionEnded() {
    return () => undefined;
  }
}

class AlwaysOpen extends MaintenanceGate {
  refusalFor() {
    return null;
  }

  onChange() {
    return () => undefined;
  }
}

/** An application of this one resolver, as the real one is put together. */
async function open(): Promise<NestExpressApplication> {
  const settings = loadSettings({ NODE_ENV: 'production' });

  @Global()
  @Module({
    providers: [
      { provide: SETTINGS, useValue: settings },
      { provide: Authenticator, useClass: NobodyKnown },
      { provide: MaintenanceGate, useClass: AlwaysOpen },
      { provide: NetworkGate, useValue: { refuses: () => false } },
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: ErrorFilter },
      RequestMiddleware,
    ],
    exports: [SETTINGS, Authenticator, MaintenanceGate, NetworkGate],
  })
  class TestInfrastructure {}

  @Module({ imports: [TestInfrastructure, LimitsModule, GraphqlModule.on(settings)], providers: [DuckResolver] })
  class App {}

  const opened = await NestFactory.create<NestExpressApplication>(App, { bodyParser: false, logger: false });
  const limits = opened.get(RequestLimits);
  const requests = opened.get(RequestMiddleware);
  opened.use(limits.byAddress);
  opened.use((...parts: Parameters<RequestMiddleware['use']>) => void requests.use(...parts));
  opened.use(jsonBody);
  opened.use(limits.byViewer);
  opened.use(expressErrors(() => undefined));
  await opened.listen(0, '127.0.0.1');
  return opened;
}

function addressOf(opened: NestExpressApplication): string {
  return `http://127.0.0.1:${(opened.getHttpServer().address() as AddressInfo).port}/graphql`;
}

let app: NestExpressApplication;
let url: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  app = await open();
  url = addressOf(app);
});

afterAll(() => app.close());

interface Answer {
  status: number;
  type: string | null;
  headers: Headers;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; path?: string[]; extensions: { code: string; reason?: string; fields?: unknown } }[];
    extensions?: { cost: unknown };
  };
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), headers, body: (await response.json()) as Answer['body'] };
}

async function ask(query: unknown, rest: Record<string, unknown> = {}): Promise<Answer> {
  const body = JSON.stringify({ query, ...rest });
  return read(await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
}

function codes({ body }: Answer): string[] {
  return (body.errors ?? []).map(({ extensions }) => extensions.code);
}

describe('GraphQL over HTTP', () => {
  it('answers a query, again and again, with its cost', async () => {
    const query = '{ ducks(first: 2) { id hatchedAt age } }';

    const [first, second] = [await ask(query), await ask(query)];

    expect(first.body).toEqual({
      data: {
        ducks: [
          { id: '0', hatchedAt: '2023-11-14T22:13:20.000Z', age: 0 },
          { id: '1', hatchedAt: '2023-11-14T22:13:20.001Z', age: 1 },
        ],
      },
      extensions: { cost: { points: 2, limit: 1_200 } },
    });
    expect(second.body).toEqual(first.body);
    expect([first.status, first.type]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('batches what a request loads, and forgets it with the request', async () => {
    batches.length = 0;

    await ask('{ ducks(first: 2) { mate { id } } }');
    await ask('{ ducks(first: 2) { mate { id } } }');

    expect(batches).toEqual([
      ['mate-of-0', 'mate-of-1'],
      ['mate-of-0', 'mate-of-1'],
    ]);
  });

  it.each([
    ['a syntax error', '{', {}, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ duck }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['a literal of the wrong type', '{ ducks(first: "a") { id } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['a missing variable', 'query($n: Int!) { ducks(first: $n) { id } }', {}, 'BAD_USER_INPUT'],
    [
      'a variable of the wrong type',
      'query($n: Int!) { ducks(first: $n) { id } }',
      { variables: { n: 'a' } },
      'BAD_USER_INPUT',
    ],
    ['a page that is too large', '{ ducks(first: 101) { id } }', {}, 'BAD_USER_INPUT'],
    ['an unknown operation', 'query A { ducks { id } }', { operationName: 'B' }, 'BAD_REQUEST'],
    ['two operations and no name', 'query A { ducks { id } } query B { ducks { id } }', {}, 'BAD_REQUEST'],
    ['an empty operation name', 'mutation { write(text: "a") }', { operationName: '' }, 'BAD_REQUEST'],
    ['a subscription', 'subscription { hatched { id } }', {}, 'BAD_REQUEST'],
    ['too many tokens', `{ ${'a '.repeat(2_000)}`, {}, 'QUERY_TOO_COMPLEX'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: ducks { id }`).join(' ')} }`,
      {},
      'QUERY_TOO_COMPLEX',
    ],
    [
      'too great a cost',
      '{ ducks(first: 100) { mate { mate { mate { mate { mate { mate { mate { id } } } } } } } mate { mate { mate { id } } } } a: ducks(first: 100) { mate { mate { mate { id } } } } }',
      {},
      'QUERY_TOO_COMPLEX',
    ],
    [
      'a persisted query',
      undefined,
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
      'BAD_REQUEST',
    ],
    ['no query', undefined, {}, 'BAD_REQUEST'],
    ['a query that is no text', { a: 1 }, {}, 'BAD_REQUEST'],
    ['variables that are no object', '{ ducks { id } }', { variables: [1] }, 'BAD_REQUEST'],
  ])('refuses %s', async (_, query, rest, code) => {
    const answer = await ask(query, rest);

    expect(codes(answer)[0]).toBe(code);
    expect(answer.type).toContain('json');
    expect(answer.body).not.toHaveProperty('data');
    if (!('extensions' in rest)) expect(answer.status).toBe(400);
  });

  it.each([
    ['malformed JSON', '{"query":', 'application/json', 400, 'BAD_REQUEST'],
    ['a batch', '[{"query":"{ ducks { id } }"}]', 'application/json', 400, 'BAD_REQUEST'],
    ['a form', 'query={ducks{id}}', 'application/x-www-form-urlencoded', 400, 'BAD_REQUEST'],
    ['plain text', '{"query":"{ ducks { id } }"}', 'text/plain', 400, 'BAD_REQUEST'],
    ['a body that is too large', `{"query":"${'x'.repeat(300_000)}"}`, 'application/json', 413, 'BAD_REQUEST'],
  ])('refuses %s', async (_, body, type, status, code) => {
    const answer = await read(await fetch(url, { method: 'POST', headers: { 'content-type': type }, body }));

    expect([answer.status, codes(answer)[0]]).toEqual([status, code]);
    expect(answer.type).toContain('json');
  });

  it.each(['mutation { write(text: "a") }', 'mutation A { write(text: "a") }'])(
    'never writes by GET: %s',
    async (query) => {
      for (const name of ['', '&operationName=', '&operationName=A']) {
        const answer = await read(
          await fetch(`${url}?query=${encodeURIComponent(query)}${name}`, {
            headers: { 'apollo-require-preflight': '1' },
          }),
        );
        expect([400, 405]).toContain(answer.status);
        expect(answer.body.data).toBeUndefined();
      }
    },
  );

  it('tells what a caller can act on, and hides the rest', async () => {
    const input = await ask('{ fault(kind: "input") }');
    const hidden = await ask('{ fault(kind: "bug") ducks(first: 1) { id } }');
    const away = await ask('{ fault(kind: "away") }');

    expect(input.body.errors?.[0]).toMatchObject({
      message: 'kind is wrong.',
      path: ['fault'],
      extensions: {
        code: 'BAD_USER_INPUT',
        reason: 'WRONG_KIND',
        fields: [{ field: 'kind', message: 'kind is wrong.' }],
      },
    });
    expect(hidden.body).toMatchObject({
      data: { fault: null, ducks: [{ id: '0' }] },
      errors: [{ message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    expect(codes(away)).toEqual(['SERVICE_UNAVAILABLE']);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(JSON.stringify([hidden.body, away.body])).not.toMatch(/select|10\.0|ECONN|\.ts|stack/);
  });

  it('refuses what no one was allowed, and visitors what takes a person', async () => {
    expect(codes(await ask('{ nobody }'))).toEqual(['FORBIDDEN']);
    expect(codes(await ask('{ members }'))).toEqual(['UNAUTHENTICATED']);
  });

  it('reads ids whatever their case, and nothing else', async () => {
    const id = '018F3A4B-7C6D-7E5F-8A9B-0C1D2E3F4A5B';

    expect((await ask(`{ id(id: "${id}") }`)).body.data).toEqual({ id: id.toLowerCase() });
    expect((await ask('{ id(id: "1 or 1=1") }')).body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'id' }],
    });
  });

  it.each([
    ['2026-03-01T10:30:00+01:00', '2026-03-01T09:30:00.000Z'],
    ['2024-02-29t23:59:59.123456789z', '2024-02-29T23:59:59.123Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ])('reads the instant %s', async (text, instant) => {
    const answer = await ask('query($at: DateTime!) { echo(at: $at) }', { variables: { at: text } });

    expect(answer.body.data).toEqual({ echo: instant });
  });

  it.each([
    '2026-03-01', '2026-03-01T09:30:00', '2023-02-29T00:00:00Z', '2026-04-31T00:00:00Z', '2026-01-01T24:00:00Z', '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '9999-12-31T23:59:59-01:00', '2026-1-1T00:00:00Z', 'now', '', 5, null, {},
  ])('refuses %j as an instant', async (at) => {
    const answer = await ask('query($at: DateTime!) { echo(at: $at) }', { variables: { at } });

    expect([answer.status, codes(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
  }); // oxfmt-ignore

  it('holds an operation against its rate limit, and says when to come back', async () => {
    for (let count = 0; count < 3; count += 1) await ask('mutation { write(text: "a") }');

    const refused = await ask('mutation { write(text: "a") }');

    expect(codes(refused)).toEqual(['RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('holds all requests of an address against a rate limit, in the shape of GraphQL', async () => {
    const limiter = app.get(RateLimiter);
    const visitor = { viewer: VISITOR, ip: '127.0.0.1' } as RequestContext;
    while ((await limiter.admitRequest(visitor).catch(() => 'refused')) !== 'refused');

    const refused = await ask('{ ducks { id } }');

    expect([refused.status, codes(refused)]).toEqual([429, ['RATE_LIMITED']]);
    expect(refused.headers.get('ratelimit-policy')).toBe('"every-visitor";q=300;w=300');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  });
});
