import { useRef, useState } from 'react';
import { errorMessage } from './error-messages';
import type { PagedQuery } from './fetch-page';
import { useFailure } from './useFailure';
import { useT } from '../i18n/I18nProvider';
import type { ListStatus } from '../ui/list/list-status';
import { whenIdle } from '../ui/loading/when-idle';

// Loaded when idle, because it is first needed after the first page.
const laterPages = () => import('./fetch-page');
whenIdle(() => void laterPages().catch(() => undefined));

/** The result of the hook of a paged query. */
export interface PagedAnswer<Data> extends PagedQuery<Data> {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface PagedList {
  /** Undefined until the first page has loaded. */
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined;
  /** The fallback if the server sends no message. */
  failure: string;
  /** Replaces the refetch of the first page. */
  refetch?: () => Promise<unknown>;
}

/** The paging props of an InfiniteList. */
export interface Pages {
  status: ListStatus;
  /** What failed is being retried. */
  busy: boolean;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  reason: string | null;
}

/** The state of a list that is fetched page by page, one page at a time; a failed page is retried by hand. */
export function usePages<Data>(answer: PagedAnswer<Data>, { pageInfo, failure, refetch }: PagedList): Pages {
  const t = useT();
  const [more, setMore] = useState<'ready' | 'loadingMore' | 'moreFailed'>('ready');
  const [isAgain, setIsAgain] = useState(false);
  const error = useFailure(answer, Boolean(pageInfo));
  const underWay = useRef(false);

  async function loadMore() {
    if (!pageInfo || underWay.current) return;
    underWay.current = true;
    if (more === 'moreFailed') setIsAgain(true);
    else setMore('loadingMore');
    try {
      const { fetchPage } = await laterPages();
      await fetchPage(answer, pageInfo.endCursor);
      setMore('ready');
    } catch {
      setMore('moreFailed');
    } finally {
      underWay.current = false;
      setIsAgain(false);
    }
  }

  return {
    status: pageInfo ? more : error ? 'failed' : 'loading',
    busy: pageInfo ? isAgain : answer.loading,
    hasMore: pageInfo?.hasNextPage ?? false,
    loadMore: () => void loadMore(),
    retry: () => void (refetch ?? answer.refetch)().catch(() => undefined),
    reason: error ? errorMessage(error, t, failure) : null,
  };
}
