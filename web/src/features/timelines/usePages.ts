import { useRef, useState } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import type { PagedQuery } from '../../graphql/fetch-page';
import { useFailure } from '../../graphql/useFailure';
import { useT } from '../../i18n/I18nProvider';
import type { ListStatus } from '../../ui/InfiniteList';
import { whenIdle } from '../../ui/when-idle';

// Nobody needs it before the first page is read.
const laterPages = () => import('../../graphql/fetch-page');
whenIdle(() => void laterPages().catch(() => undefined));

/** What the hook of a paged query gives. */
interface PagedAnswer<Data> extends PagedQuery<Data> {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface PagedList {
  /** Absent while the first page is not there. */
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined;
  /** What failed, for when the server has no words. */
  failure: string;
  /** Instead of asking for the first page alone. */
  refetch?: () => Promise<unknown>;
}

/** What an InfiniteList wants to know of its pages. */
export interface Pages {
  status: ListStatus;
  /** What failed is asked for again. */
  busy: boolean;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  reason: string | null;
}

/** The states of a list that is fetched page by page. One page at a time; a page that failed is asked for again by hand. */
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
