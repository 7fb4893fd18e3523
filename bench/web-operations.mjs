import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { wholeText } from '../web/codegen/whole-operations.mjs';

const root = resolve(import.meta.dirname, '..');
const { parse } = createRequire(join(root, 'web/package.json'))('graphql');

const definitions = new Map();
for (const file of globSync('web/src/**/*.graphql', { cwd: root })) {
  for (const each of parse(readFileSync(join(root, file), 'utf8')).definitions) definitions.set(each.name.value, each);
}

/** The body of one of the web client's requests, from the documents of its code, with the text that Apollo Client sends. */
const operation = (operationName, variables) => ({
  operationName,
  query: wholeText(operationName, definitions),
  variables,
});

/** How browsers ask. */
export const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export const webHome = () => operation('Stream', { feed: 'FOLLOWING', first: 20 });
export const webEveryone = () => operation('Stream', { feed: 'EVERYONE', first: 20 });
export const webProfile = (handle) =>
  operation('UserPosts', { handle, filter: 'POSTS', withParents: false, first: 20 });
export const webThread = (id) => operation('Thread', { id, sort: 'RELEVANT' });
export const webCreate = (content) => operation('CreatePost', { input: { content } });
