import { usePages } from '../../../../graphql/usePages';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Muted } from '../../../../ui/layout/Layout';
import { usePageTitle } from '../../../../ui/layout/usePageTitle';
import { sheet } from '../../../../ui/theme/sheet';
import { ListedRows } from '../../../people/rows/ListedRows';
import { ConversationRow } from '../ConversationRow';
import { PaneHeader } from '../PaneHeader';
import { useWhisperRequestMessages } from './messages';
import { useWhisperRequestsQuery } from './WhisperRequests.generated';

const PAGE = 30;

/** Conversations that strangers began, latest first. */
export function WhisperRequestsPane() {
  const w = useWhisperRequestMessages();
  usePageTitle(w('title'));
  const answer = useWhisperRequestsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const list = answer.data?.viewer?.whisperRequests;
  const pages = usePages(answer, { pageInfo: list?.pageInfo, failure: w('loadFailed') });
  const nodes = list?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <PaneHeader as="h1" heading={w('title')} back="/whispers" />
      <div className={styles.scroller}>
        {pages.status === 'ready' && nodes.length === 0 ? (
          <EmptyState drawing="lily" title={w('empty')} text={w('emptyText')} />
        ) : (
          <>
            <div className={styles.lead}>
              <Muted>{w('lead')}</Muted>
            </div>
            <ListedRows label={w('list')} nodes={nodes} pages={pages} empty={w('empty')} end="">
              {(conversation) => <ConversationRow conversation={conversation} />}
            </ListedRows>
          </>
        )}
      </div>
    </>
  );
}

const styles = sheet({
  scroller: { flex: '1', minHeight: '0', overflowY: 'auto' },
  lead: { paddingInline: '4', paddingBlock: '3' },
});
