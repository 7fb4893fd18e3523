import { usePages } from '../../../graphql/usePages';
import { Muted } from '../../../ui/layout/Layout';
import { focusInstead } from '../../../ui/list/articles';
import { sheet } from '../../../ui/theme/sheet';
import { ListedRows } from '../rows/ListedRows';
import { PersonRow } from '../rows/PersonRow';
import { AcceptAllButton } from './AcceptAllButton';
import { useFollowRequestsQuery } from './FollowRequests.generated';
import { useFollowRequestMessages } from './messages';
import { RequestButtons } from './RequestButtons';

const PAGE = 20;

/** Who asks to follow the viewer, latest first. */
export function FollowRequestList() {
  const w = useFollowRequestMessages();
  const answer = useFollowRequestsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const requests = answer.data?.viewer?.followRequests;
  const count = answer.data?.viewer?.followRequestCount ?? 0;
  const pages = usePages(answer, { pageInfo: requests?.pageInfo, failure: w('loadFailed') });
  return (
    <>
      <div className={styles.lead}>
        <Muted>{w('lead')}</Muted>
        {count > 1 && <AcceptAllButton count={count} />}
      </div>
      <ListedRows
        label={w('list')}
        nodes={requests?.edges.map(({ node }) => node) ?? []}
        pages={pages}
        empty={w('empty')}
      >
        {(person) => (
          <PersonRow user={person} withBio actions={<RequestButtons person={person} onDecide={focusNextRow} />} />
        )}
      </ListedRows>
    </>
  );
}

/** The focus goes on to the next request, else to the one before. */
function focusNextRow(pressed: HTMLElement): () => void {
  const row = pressed.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => focusInstead(next?.querySelector('button') ?? null);
}

const styles = sheet({
  lead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockEnd: '3',
    '& > p': { flex: '1 1 14rem' },
  },
});
