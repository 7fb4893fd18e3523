import { CheckCheck } from 'lucide-react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { useUnread } from '../features/inbox/useUnread';
import { NotificationList } from '../features/notifications/NotificationList';
import { useMarkAllRead } from '../features/notifications/useReading';
import { useWords } from '../features/notifications/useWords';
import type { NotificationFilter } from '../graphql/schema.generated';
import { IconButton } from '../ui/IconButton';
import { Page } from '../ui/Page';
import { TabList, TabPanel } from '../ui/Tabs';

const NAME = 'notifications';
const filters: readonly NotificationFilter[] = ['ALL', 'MENTIONS', 'UNREAD'];

/** /notifications: what people did that concerns the viewer; the tab is kept in the address. */
export function Notifications() {
  const say = useWords();
  const { notifications } = useUnread();
  const [search, setSearch] = useSearchParams();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const markAll = useMarkAllRead();
  const asked = search.get('tab')?.toUpperCase();
  const filter = filters.find((each) => each === asked) ?? 'ALL';

  function choose(next: NotificationFilter) {
    setSearch(next === 'ALL' ? {} : { tab: next.toLowerCase() }, { replace: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <Page
      title={say('title')}
      actions={
        notifications > 0 && (
          <IconButton icon={CheckCheck} label={say('markAll')} size="lg" onClick={() => void markAll()} />
        )
      }
      tabs={
        <TabList
          label={say('filters')}
          name={NAME}
          items={[
            { id: 'ALL', label: say('all') },
            { id: 'MENTIONS', label: say('mentions') },
            { id: 'UNREAD', label: say('unread') },
          ]}
          selected={filter}
          onSelect={choose}
        />
      }
    >
      <TabPanel name={NAME} id={filter}>
        <NotificationList key={filter} filter={filter} isReturn={cameBack} />
      </TabPanel>
    </Page>
  );
}
