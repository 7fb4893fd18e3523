import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type Request, type RequestHandler, Router } from 'express';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { languageOf } from '#kernel/request/language.js';
import { DOCS_POLICY } from './docs-frame.js';
import { graphqlPage } from './graphql-page.js';

/** What people see of the GraphQL API: a page at /graphql, and the schema as a file. */
@Injectable()
export class GraphqlDocs {
  /** Mounted before the API, which authenticates and counts requests. */
  readonly handler: RequestHandler;
  private text: string | undefined;

  constructor(
    private readonly modules: ModuleRef,
    @Inject(SETTINGS) settings: Pick<Settings, 'PUBLIC_URL'>,
  ) {
    const router = Router();
    router.get('/graphql', (request, response, next) => {
      if (!isVisit(request)) return next();
      response.setHeader('Content-Security-Policy', DOCS_POLICY);
      response.setHeader('Cache-Control', 'private, no-cache');
      response.vary('Accept, Accept-Language');
      const language = languageOf(request.headers['accept-language']);
      response.type('html').send(graphqlPage(language, `${settings.PUBLIC_URL}/graphql`));
    });
    router.get('/graphql/schema.graphql', (_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=300');
      response.type('text/plain; charset=utf-8').send(this.schema());
    });
    this.handler = router;
  }

  /** Printed on the first request, so that it doesn't slow down the start. */
  private schema(): string {
    this.text ??= printed(this.modules.get(GraphQLSchemaHost, { strict: false }).schema);
    return this.text;
  }
}

function printed(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** A browser that opens the address, as opposed to a client that sends a query by GET. */
function isVisit(request: Request): boolean {
  return request.query.query === undefined && (request.headers.accept ?? '').includes('text/html');
}
