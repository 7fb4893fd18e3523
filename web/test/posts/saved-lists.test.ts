import { gql } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { pinLists, withSearches } from '../../src/graphql/cache-edits';
import { addToLists, positionsInLists, removeFromLists } from '../../src/features/posts/card/saved-lists';
import { CacheFixture } from '../graphql/cache-fixture';

const pinned = (id: string) => ({
  fragment: gql`
    fragment Pinned on Post {
      id
      viewerHasPinned
    }
  `,
  data: { __typename: 'Post', id, viewerHasPinned: true },
});

describe('the list of what one keeps', () => {
  it('begins with what was kept last', () => {
    const pond = new CacheFixture();
    pond.answerPins(['2', '1']);
    pond.cache.writeFragment(pinned('3'));

    addToLists(pond.cache, pinLists, '3');

    expect(pond.pins()).toEqual(['3', '2', '1']);
  });

  it('loses what is taken out, and has it back where it stood', () => {
    const pond = new CacheFixture();
    pond.answerPins(['3', '2', '1']);
    const places = positionsInLists(pond.cache, pinLists, '2');

    removeFromLists(pond.cache, pinLists, '2');
    const without = pond.pins();
    addToLists(pond.cache, pinLists, '2', places);

    expect(without).toEqual(['3', '1']);
    expect(pond.pins()).toEqual(['3', '2', '1']);
  });

  it('loses it in what a search of it found too, and has it back there alone', () => {
    const pond = new CacheFixture();
    pond.answerPins(['3', '2', '1']);
    pond.answerPins(['2', '1'], 'reed');
    pond.answerPins(['3'], 'mill');
    const lists = withSearches(pond.cache, pinLists);
    const places = positionsInLists(pond.cache, lists, '2');

    removeFromLists(pond.cache, lists, '2');
    const without = [pond.pins(), pond.pins('reed'), pond.pins('mill')];
    addToLists(pond.cache, pinLists, '2', places);

    expect(without).toEqual([['3', '1'], ['1'], ['3']]);
    expect([pond.pins(), pond.pins('reed'), pond.pins('mill')]).toEqual([['3', '2', '1'], ['2', '1'], ['3']]);
  });

  it('is left alone where it was never loaded', () => {
    const pond = new CacheFixture();
    pond.cache.writeFragment(pinned('1'));

    addToLists(pond.cache, pinLists, '1');

    expect(pond.pins()).toBeUndefined();
  });

  it('falls back where the change is refused', () => {
    const pond = new CacheFixture();
    pond.answerPins(['2', '1']);

    pond.cache.recordOptimisticTransaction((optimistic) => removeFromLists(optimistic, pinLists, '2'), 'try');
    const meanwhile = pond.cache.extract(true)['Viewer:{}']?.['pins'];
    pond.cache.removeOptimistic('try');

    expect((meanwhile as { edges: unknown[] }).edges).toHaveLength(1);
    expect(pond.pins()).toEqual(['2', '1']);
  });
});
