import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { areas } from './app.module.js';
import { describeRoots } from './kernel/graphql/module/describe-roots.js';
import { SCHEMA_OPTIONS } from './kernel/graphql/module/graphql.module.js';
import { resolversOf } from './kernel/graphql/module/resolver-classes.js';

const HEADER = '# Written by the build of the server. Do not edit; change the resolvers and run npm run build.\n\n';

/** The schema as the server makes it of its classes. Needs no database. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: ['error'] });
  try {
    return describeRoots(await builder.get(GraphQLSchemaFactory).create(resolversOf(areas), [], SCHEMA_OPTIONS));
  } finally {
    await builder.close();
  }
}

/** The schema as text, sorted, so that a diff shows what changed and nothing else. */
export async function schemaText(): Promise<string> {
  return `${HEADER}${printSchema(lexicographicSortSchema(await makeSchema()))}\n`;
}

export async function writeSchema(file: string): Promise<void> {
  await writeFile(file, await schemaText());
}
