import { type MouseEvent, useState } from 'react';
import { usePages } from '../../../../graphql/usePages';
import { Button, ButtonLink } from '../../../../ui/form/Button';
import { Muted } from '../../../../ui/layout/Layout';
import { focusInstead } from '../../../../ui/list/articles';
import { Link } from '../../../../ui/navigation/Link';
import { Time } from '../../../../ui/text/Time';
import { sheet } from '../../../../ui/theme/sheet';
import { ListedRows } from '../../../people/rows/ListedRows';
import { PersonRow } from '../../../people/rows/PersonRow';
import { useViewer } from '../../../session/viewer/viewer';
import { pathOf } from '../notification-presentation';
import { Sentence, Words } from '../NotificationRow';
import { useNotificationRequestMessages } from './messages';
import {
  type NotificationRequest_RequestFragment as NotificationRequest,
  useNotificationRequestsQuery,
} from './NotificationRequests.generated';
import { useNotificationRequests } from './useNotificationRequests';

const PAGE = 20;

/** People whose notifications wait, latest first, each with the newest of it. */
export function NotificationRequestList() {
  const w = useNotificationRequestMessages();
  const answer = useNotificationRequestsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const requests = answer.data?.viewer?.notificationRequests;
  const pages = usePages(answer, { pageInfo: requests?.pageInfo, failure: w('loadFailed') });
  return (
    <>
      <div className={styles.lead}>
        <Muted>{w('lead')}</Muted>
        <ButtonLink to="/profile?section=notifications" variant="outline" size="sm">
          {w('settings')}
        </ButtonLink>
      </div>
      <ListedRows
        label={w('list')}
        nodes={requests?.edges.map(({ node }) => node) ?? []}
        pages={pages}
        empty={w('empty')}
        end=""
      >
        {(request) => <Request request={request} />}
      </ListedRows>
    </>
  );
}

function Request({ request: { user, count, notification } }: { request: NotificationRequest }) {
  const w = useNotificationRequestMessages();
  const viewer = useViewer();
  const { post, createdAt } = notification;
  return (
    <>
      <PersonRow user={user} actions={<Decision person={user} />} />
      <div className={styles.newest}>
        <p>
          <Link to={pathOf(notification, viewer?.handle ?? '')} className={styles.link}>
            <Sentence notification={notification} />
          </Link>
          <span className={styles.when}>
            <span aria-hidden> · </span>
            <Time at={createdAt} />
            {count > 1 && <> · {w('inAll', { count })}</>}
          </span>
        </p>
        {post && (
          <p dir="auto" className={styles.excerpt}>
            <Words of={post} />
          </p>
        )}
      </div>
    </>
  );
}

function Decision({ person }: { person: NotificationRequest['user'] }) {
  const w = useNotificationRequestMessages();
  const { accept, dismiss } = useNotificationRequests();
  const [busy, setBusy] = useState<'accept' | 'dismiss' | null>(null);
  const name = person.displayName || person.handle;

  async function decide(choice: 'accept' | 'dismiss', event: MouseEvent<HTMLElement>) {
    if (busy) return;
    setBusy(choice);
    const next = nextRow(event.currentTarget);
    if (await (choice === 'accept' ? accept : dismiss)(person)) focusInstead(next?.querySelector('button') ?? null);
    setBusy(null);
  }

  return (
    <span className={styles.buttons}>
      <Button
        size="sm"
        aria-label={w('acceptPerson', { name })}
        loading={busy === 'accept'}
        onClick={(event) => void decide('accept', event)}
      >
        {w('accept')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={w('dismissPerson', { name })}
        loading={busy === 'dismiss'}
        onClick={(event) => void decide('dismiss', event)}
      >
        {w('dismiss')}
      </Button>
    </span>
  );
}

/** The row that gets the focus after this one has left. */
function nextRow(pressed: HTMLElement): Element | null {
  const row = pressed.closest('li');
  return row?.nextElementSibling ?? row?.previousElementSibling ?? null;
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
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  // Below the name of the person.
  newest: { paddingInlineStart: '3.5rem', paddingBlockEnd: '3', fontSize: 'sm', overflowWrap: 'anywhere' },
  link: { color: 'inherit' },
  when: { color: 'fg.muted' },
  excerpt: { color: 'fg.muted', lineClamp: '1' },
});
