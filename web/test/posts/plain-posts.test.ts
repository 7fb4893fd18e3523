import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { InMemoryCache } from '@apollo/client';
import { createCache } from '../../src/graphql/cache';
import {
  type UnlessPlain_PostFragment,
  UnlessPlain_PostFragmentDoc,
} from '../../src/features/posts/plain/UnlessPlain.generated';
import { withPlain } from '../../src/features/posts/plain/with-plain';

const SOURCES = resolve(import.meta.dirname, '../../src');
const plain = { __typename: 'Post' as const, id: 'q1', unlessPlain: null };
const id = 'Post:q1';

let cache: InMemoryCache;
beforeEach(() => {
  cache = createCache();
});

const write = (data: UnlessPlain_PostFragment) =>
  cache.writeFragment({ id, fragment: UnlessPlain_PostFragmentDoc, data });
const read = () => {
  const post = cache.readFragment({ id, fragment: UnlessPlain_PostFragmentDoc });
  return post && withPlain(post);
};
const held = (): UnlessPlain_PostFragment => {
  const { unlessPlain: _, ...post } = withPlain(plain);
  return { ...plain, unlessPlain: { ...post, isHeld: true } };
};

describe('what most posts do not have', () => {
  test('is asked whole wherever it is asked, so that a post that was plain is known whole', () => {
    const asking = globSync('**/*.graphql', { cwd: SOURCES }).filter((file) =>
      /\bunlessPlain\b/.test(readFileSync(resolve(SOURCES, file), 'utf8')),
    );

    expect(asking).toEqual(['features/posts/plain/UnlessPlain.graphql']);
  });

  test('reads as usual for a plain post', () => {
    write(plain);

    expect(read()).toMatchObject({
      isHeld: false,
      viewerCanReply: 'YES',
      viewerCanQuote: 'YES',
      quoteRule: 'EVERYONE',
    });
  });

  test('is read once a plain post has it', () => {
    write(plain);
    write(held());

    expect(read()).toMatchObject({ isHeld: true, filtered: [] });
  });

  test('is forgotten once a post is plain again', () => {
    write(held());
    write(plain);

    expect(read()).toMatchObject({ isHeld: false });
  });

  test('is unknown of posts that were never read', () => {
    expect(read()).toBeNull();
  });
});
