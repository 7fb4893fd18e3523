import { NavigationType, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { useOneListQuery } from '../features/people/lists/Lists.generated';
import { useListMessages } from '../features/people/lists/messages';
import { useTab } from '../features/timelines/explore/useTab';
import { listTabs } from '../features/timelines/lists/list-path';
import { ListTimeline } from '../features/timelines/lists/ListTimeline';
import { ButtonLink } from '../ui/form/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/layout/Page';
import { TabList, TabPanel } from '../ui/navigation/Tabs';
import { sheet } from '../ui/theme/sheet';
import { ListMembers } from '../features/timelines/lists/ListMembers';
import { ListSettings } from '../features/timelines/lists/ListSettings';

const NAME = 'list';

/** /lists/:id: one of the viewer's lists, with what is in it. */
export function ListPage() {
  const w = useListMessages();
  const id = useParams()['id'] ?? '';
  const [tab, select] = useTab(listTabs, useSearchParams()[0].get('tab'));
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { data, loading, error, refetch } = useOneListQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.list;
  const title = list?.title ?? w('title');
  const isGone = list === null || (error !== undefined && !loading && /INVALID_ID/u.test(reasonsOf(error)));

  if (isGone) {
    return (
      <Page title={w('gone')} back="/lists">
        <EmptyState
          drawing="lily"
          title={w('gone')}
          text={w('goneText')}
          action={
            <ButtonLink variant="outline" to="/lists">
              {w('toLists')}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      heading={<bdi>{title}</bdi>}
      back="/lists"
      tabs={
        <TabList
          label={w('tab')}
          name={NAME}
          items={listTabs.map((each) => ({ id: each, label: w(each) }))}
          selected={tab}
          onSelect={select}
        />
      }
    >
      <TabPanel name={NAME} id={tab}>
        {tab === 'quacks' ? (
          <ListTimeline key={id} id={id} isReturn={isReturn} />
        ) : (
          <div className={styles.padded}>
            {list ? (
              tab === 'members' ? (
                <ListMembers list={list} />
              ) : (
                <ListSettings key={list.id} list={list} />
              )
            ) : loading ? (
              <Skeleton height="2.5rem" />
            ) : (
              <ErrorCard reason={w('loadFailed')} onRetry={() => void refetch()} />
            )}
          </div>
        )}
      </TabPanel>
    </Page>
  );
}

/** The reasons of refusals, as text. */
const reasonsOf = (error: unknown): string => JSON.stringify((error as { errors?: readonly unknown[] }).errors ?? []);

const styles = sheet({ padded: { paddingInline: { base: '4', md: '5' }, paddingBlock: '4' } });
