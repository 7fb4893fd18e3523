import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { sheet } from '../../../ui/theme/sheet';
import { useMoreRepliesLazyQuery } from './MoreReplies.generated';
import { type Branch } from './thread-tree';
import { ThreadTree } from './ThreadTree';
import { useThreadWords } from './words';

interface MoreRepliesProps {
  postId: string;
  /** The direct replies that the thread shows already. */
  shown: ReadonlySet<string>;
}

const PAGE = 100;

/** The direct replies of a great many that the thread itself has no room for, page by page. */
export function MoreReplies({ postId, shown }: MoreRepliesProps) {
  const t = useT();
  const words = useThreadWords();
  const [load, { data, fetchMore, called }] = useMoreRepliesLazyQuery();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const replies = data?.post?.replies;
  const branches = (replies?.edges ?? [])
    .filter(({ node }) => !shown.has(node.id))
    .map(({ node }): Branch => ({ depth: 1, hasMore: node.replyCount > 0, post: node }));
  const isDone = called && replies?.pageInfo.hasNextPage === false;

  /** The first pages hold what the thread shows: those are passed over until there is something new. */
  async function more() {
    setState('loading');
    try {
      let page = replies?.pageInfo;
      let found = 0;
      if (!page) {
        const first = (await load({ variables: { id: postId, first: PAGE } })).data?.post?.replies;
        page = first?.pageInfo;
        found = (first?.edges ?? []).filter(({ node }) => !shown.has(node.id)).length;
      }
      while (found === 0 && page?.hasNextPage) {
        const next = (await fetchMore({ variables: { after: page.endCursor } })).data?.post?.replies;
        page = next?.pageInfo;
        found = (next?.edges ?? []).filter(({ node }) => !shown.has(node.id)).length;
      }
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      {branches.length > 0 && <ThreadTree label={words('replies')} branches={branches} />}
      {!isDone && (
        <div className={styles.foot}>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {words('failed')}
            </p>
          )}
          <Button
            variant="outline"
            icon={state === 'failed' ? RotateCcw : undefined}
            loading={state === 'loading'}
            onClick={() => void more()}
          >
            {state === 'failed' ? t('states.retry') : words('more')}
          </Button>
        </div>
      )}
    </>
  );
}

const styles = sheet({
  foot: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', paddingBlock: '5' },
  failed: { color: 'danger.fg', fontSize: 'sm' },
});
