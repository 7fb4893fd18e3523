import { use, useState } from 'react';
import type { ReplySort } from '../../../graphql/schema.generated';
import { deviceStore, readOrGiveUp } from '../../session/device/device-store';
import { once } from '@mallard/rules/once';

const KEY = 'reply-sort';

export const replySorts: readonly ReplySort[] = ['RELEVANT', 'NEWEST', 'OLDEST'];

/** Chosen since the page was loaded. */
let chosen: ReplySort | undefined;

const load = once(async (): Promise<ReplySort> => {
  const kept = await readOrGiveUp(KEY);
  return replySorts.find((sort) => sort === kept) ?? 'RELEVANT';
});

/** The order of replies that was last chosen on this device. Suspends until it is known. */
export function useReplySort(): [ReplySort, (sort: ReplySort) => void] {
  // A component that waits must call `use` again when it continues, so loading doesn't set `chosen`.
  const kept = chosen ?? use(load());
  const [sort, setSort] = useState(kept);
  function choose(next: ReplySort) {
    chosen = next;
    setSort(next);
    void deviceStore.save(KEY, next);
  }
  return [sort, choose];
}
