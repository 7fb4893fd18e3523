import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOWN_STATES, shownStateOf } from '../features/admin/messages/message';
import { useInboxCountsQuery } from '../features/admin/messages/Messages.generated';
import { useInboxMessages } from '../features/admin/messages/useInboxMessages';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { Page } from '../ui/layout/Page';
import { NavTabs } from '../ui/navigation/Tabs';
import { Messages } from '../features/admin/messages/Messages';

const PATH = '/admin/messages';

/** /admin/messages: what people wrote through the contact form, by state. */
export function AdminMessagesPage() {
  const i = useInboxMessages();
  const [parameters] = useSearchParams();
  const shown = shownStateOf(parameters.get('state'));
  const counts = useInboxCountsQuery().data?.contactMessageCounts;
  return (
    <Page
      title={i('title')}
      padded
      tabs={
        <NavTabs
          label={i('states')}
          items={SHOWN_STATES.map((state) => ({
            to: state === 'open' ? PATH : `${PATH}?state=${state}`,
            label: state === 'all' || !counts ? i(state) : `${i(state)} (${counts[state]})`,
            current: state === shown,
          }))}
        />
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <Messages key={shown} />
      </Suspense>
    </Page>
  );
}
