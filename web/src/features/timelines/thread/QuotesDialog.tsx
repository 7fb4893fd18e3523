import { usePages } from '../../../graphql/usePages';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { ListedRows } from '../../people/rows/ListedRows';
import { useListDialog } from '../../people/profiles/useListDialog';
import { PostCard } from '../../posts/card/PostCard';
import { useQuoteMessages } from '../../posts/quotes/messages';
import { useQuotesOfPostQuery } from '../../posts/quotes/QuoteList.generated';

const PAGE = 20;

/** The quotes of a quack, newest first. */
export function QuotesDialog({ postId }: { postId: string }) {
  const w = useQuoteMessages();
  const { list, close } = useListDialog();
  if (list !== 'quotes') return null;
  return (
    <Dialog open routed size="lg" title={w('list')} onClose={close}>
      <Quotes postId={postId} />
    </Dialog>
  );
}

function Quotes({ postId }: { postId: string }) {
  const w = useQuoteMessages();
  const answer = useQuotesOfPostQuery({ variables: { id: postId, first: PAGE } });
  const quotes = answer.data?.post?.quotes;
  const pages = usePages(answer, { pageInfo: quotes?.pageInfo, failure: w('loadFailed') });
  return (
    <ListedRows nodes={(quotes?.edges ?? []).map(({ node }) => node)} pages={pages} empty={w('none')} end="">
      {(post) => (
        <div className={styles.row}>
          <PostCard post={post} />
        </div>
      )}
    </ListedRows>
  );
}

// The dialog has its own margins.
const styles = sheet({ row: { marginInline: { base: '-4', md: '-5' } } });
