import { describe, expect, it } from '@jest/globals';
import type { Branch } from '../../src/features/timelines/thread/thread-tree';
import { removePostEverywhere } from '../../src/graphql/cache-edits';
import { addReply } from '../../src/graphql/thread-edits';
import { CacheFixture } from './cache-fixture';

const ids = (branches: readonly Branch[] | undefined) => branches?.map(({ post }) => post?.id ?? null);

describe('a new reply', () => {
  it('stands last among the answers to the same quack, on each level', () => {
    const pond = new CacheFixture();
    pond.answerThread('root', [], [{ id: 'a', replies: [{ id: 'b' }] }, { id: 'c' }]);

    addReply(pond.cache, pond.answerPost({ id: 'd', parent: 'root' }), 'root');
    addReply(pond.cache, pond.answerPost({ id: 'e', parent: 'a' }), 'a');
    addReply(pond.cache, pond.answerPost({ id: 'f', parent: 'e' }), 'e');

    const thread = pond.thread('root');
    expect(ids(thread?.replies)).toEqual(['a', 'c', 'd']);
    expect(ids(thread?.replies[0]?.replies)).toEqual(['b', 'e']);
    expect(ids(thread?.replies[0]?.replies?.[1]?.replies)).toEqual(['f']);
  });

  it('is the first where the newest are first', () => {
    const pond = new CacheFixture();
    pond.answerThread('root', [], [{ id: 'b', replies: [{ id: 'c' }] }, { id: 'a' }], 'NEWEST');

    addReply(pond.cache, pond.answerPost({ id: 'd', parent: 'root' }), 'root');
    addReply(pond.cache, pond.answerPost({ id: 'e', parent: 'b' }), 'b');

    const thread = pond.thread('root', 'NEWEST');
    expect(ids(thread?.replies)).toEqual(['d', 'b', 'a']);
    expect(ids(thread?.replies[1]?.replies)).toEqual(['e', 'c']);
  });

  it('stands there once, and is counted once, whether it came by mutation or by subscription', () => {
    const pond = new CacheFixture();
    pond.answerPost({ id: 'root', replyCount: 1 });
    pond.answerThread('root', [], ['a']);
    const arrive = () => {
      const reply = pond.answerPost({ id: 'b', parent: 'root' });
      // Both contain the parent's new count.
      pond.answerPost({ id: 'root', replyCount: 2 });
      addReply(pond.cache, reply, 'root');
    };

    arrive();
    arrive();

    expect(ids(pond.thread('root')?.replies)).toEqual(['a', 'b']);
    expect(pond.fieldOf('Post:root', 'replyCount')).toBe(2);
  });

  it('reaches every thread that shows what it answers, and no other', () => {
    const pond = new CacheFixture();
    pond.answerThread('root', [], [{ id: 'a' }]);
    pond.answerThread('a', ['root'], []);
    pond.answerThread('other', [], ['x']);

    addReply(pond.cache, pond.answerPost({ id: 'b', parent: 'a' }), 'a');

    expect(ids(pond.thread('root')?.replies[0]?.replies)).toEqual(['b']);
    expect(ids(pond.thread('a')?.replies)).toEqual(['b']);
    expect(ids(pond.thread('other')?.replies)).toEqual(['x']);
  });

  it('below the levels that are shown marks its quack as having more', () => {
    const pond = new CacheFixture();
    pond.answerThread('root', [], [{ id: 'a', replies: [{ id: 'b', replies: [{ id: 'c' }] }] }]);

    addReply(pond.cache, pond.answerPost({ id: 'd', parent: 'c' }), 'c');

    expect(pond.thread('root')?.replies[0]?.replies?.[0]?.replies?.[0]).toMatchObject({
      post: { id: 'c' },
      hasMore: true,
    });
  });
});

describe('a deleted quack', () => {
  it('takes its thread along, and nobody has to ask for it again', () => {
    const pond = new CacheFixture();
    pond.answerThread('root', [], ['a']);

    removePostEverywhere(pond.cache, 'root');

    expect(pond.thread('root')).toBeNull();
  });

  it('that was a reply is one less below what it answered, and leaves its answers where they are', () => {
    const pond = new CacheFixture();
    pond.answerPost({ id: 'root', replyCount: 2, author: { id: 'ada', postCount: 5 } });
    pond.answerPost({ id: 'a', parent: 'root' });
    pond.answerThread('root', [], [{ id: 'a', replies: [{ id: 'b' }] }, { id: 'c' }]);

    removePostEverywhere(pond.cache, 'a');

    const [place] = pond.thread('root')?.replies ?? [];
    expect(place?.post).toBeNull();
    expect(ids(place?.replies)).toEqual(['b']);
    expect(pond.fieldOf('Post:root', 'replyCount')).toBe(1);
  });
});
