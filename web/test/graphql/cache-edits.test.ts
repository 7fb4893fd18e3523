import { describe, expect, it } from '@jest/globals';
import {
  bumpCount,
  containsNode,
  prependNode,
  prependNodes,
  removeNode,
  removePostEverywhere,
} from '../../src/graphql/cache-edits';
import { CacheFixture } from './cache-fixture';

const everyone = { field: 'stream', args: { feed: 'EVERYONE' } };

describe('putting new quacks first', () => {
  it('puts them before a loaded list, in their own order', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '1' }]);
    const newer = [pond.answerPost({ id: '3' }), pond.answerPost({ id: '2' })];

    prependNodes(pond.cache, everyone, newer);

    expect(pond.ids('EVERYONE')).toEqual(['3', '2', '1']);
  });

  it('puts a quack there once, whether it came by mutation or by subscription', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '1' }]);
    const quack = pond.answerPost({ id: '2' });

    prependNode(pond.cache, everyone, quack);
    prependNode(pond.cache, everyone, quack);

    expect(pond.ids('EVERYONE')).toEqual(['2', '1']);
    expect(containsNode(pond.cache, everyone, quack)).toBe(true);
  });

  it('leaves other lists and lists never loaded as they are', () => {
    const pond = new CacheFixture();
    pond.answerStream('FOLLOWING', [{ id: '1' }]);

    prependNode(pond.cache, everyone, pond.answerPost({ id: '2' }));

    expect(pond.ids('FOLLOWING')).toEqual(['1']);
    expect(pond.ids('EVERYONE')).toBeUndefined();
  });

  it('keeps them in front while later pages come', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '2' }], { endCursor: 'c-2' });
    prependNode(pond.cache, everyone, pond.answerPost({ id: '3' }));

    pond.answerStream('EVERYONE', [{ id: '1' }], { after: 'c-2' });

    expect(pond.ids('EVERYONE')).toEqual(['3', '2', '1']);
  });
});

describe('taking a quack away', () => {
  it('takes a deleted quack out of every list and thread', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }]);
    pond.answerStream('FOLLOWING', [{ id: '1' }]);
    pond.answerThread('2', ['1'], ['1']);

    removePostEverywhere(pond.cache, '1');

    expect(pond.ids('EVERYONE')).toEqual(['2']);
    expect(pond.ids('FOLLOWING')).toEqual([]);
    expect(pond.thread('2')?.ancestors).toEqual([null]);
    expect(pond.thread('2')?.replies).toEqual([]);
  });

  it('takes it out of one list where it lives on elsewhere', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '1' }]);
    pond.answerStream('FOLLOWING', [{ id: '1' }]);

    removeNode(pond.cache, everyone, { __typename: 'Post', id: '1' });

    expect(pond.ids('EVERYONE')).toEqual([]);
    expect(pond.ids('FOLLOWING')).toEqual(['1']);
  });
});

describe('counting', () => {
  it('never goes below nothing', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '1', replyCount: 1 }]);
    const replies = () => pond.stream('EVERYONE')?.edges[0]?.node.replyCount;

    bumpCount(pond.cache, { __typename: 'Post', id: '1' }, 'replyCount', -1);
    bumpCount(pond.cache, { __typename: 'Post', id: '1' }, 'replyCount', -1);
    expect(replies()).toBe(0);

    bumpCount(pond.cache, { __typename: 'Post', id: '1' }, 'replyCount', 1);
    expect(replies()).toBe(1);
  });
});
