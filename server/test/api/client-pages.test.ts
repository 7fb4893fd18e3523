import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const { webHome, webEveryone, webProfile, webThread } = (await import(
  pathToFileURL(resolve(import.meta.dirname, '../../../bench/web-operations.mjs')).href
)) as Record<string, (about?: string) => Operation>;

const POSTS = 10;

let app: TestApp;
let [author, reader]: Person[] = [];
/** A quack with replies. */
let threadId: string;

beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = await app.world.people('page_author', 'page_reader');
  await app.as(reader!).post(`/follows/${author!.id}`);
  for (let post = 0; post < POSTS; post += 1) threadId = await publish(`Plain words ${post}`);
  for (let reply = 0; reply < POSTS; reply += 1) await publish(`Plain reply ${reply}`, threadId);
});
afterAll(() => app.stop());

async function publish(content: string, parentPostId?: string): Promise<string> {
  const body = { content, ...(parentPostId !== undefined && { parentPostId }) };
  const answer = await app.as(author!).post(parentPostId === undefined ? '/posts' : '/posts/replies', body);
  return answer.body.data.id;
}

/** Every field of a document, in each fragment once. */
function fieldsIn(query: string): number {
  let count = 0;
  visit(parse(query), { [Kind.FIELD]: () => void (count += 1) });
  return count;
}

/** Whatever a card asks for, it asks for in each post of each list: a field that most posts don't have belongs to `unlessPlain`. */
describe('A page of plain posts, as the web client asks for it', () => {
  it.each([
    ['home', 158, 7_111, () => webHome!()],
    ['everyone', 158, 7_061, () => webEveryone!()],
    ['a profile', 189, 7_126, () => webProfile!('page_author')],
    ['a thread', 174, 11_500, () => webThread!(threadId)],
  ] as const)('%s has at most %d fields and %d bytes', async (_, mostFields, mostBytes, operation) => {
    const { query, variables } = operation();

    const { data, errors } = await app.as(reader!).graphql(query, variables);

    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('Plain words 9');
    expect(fieldsIn(query)).toBeLessThanOrEqual(mostFields);
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(mostBytes);
  });
});
