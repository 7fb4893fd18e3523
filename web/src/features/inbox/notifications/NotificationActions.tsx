import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import type { FollowButton_UserFragment } from '../../people/follows/Follow.generated';
import { FollowButton } from '../../people/follows/FollowButton';
import type { NodButton_PostFragment } from '../../posts/nods/Nod.generated';
import { NodButton } from '../../posts/nods/NodButton';
import { withPlain } from '../../posts/plain/with-plain';
import { ReplyButton } from '../../posts/replies/ReplyButton';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';
import { RequestActions } from './RequestActions';
import { QuoteRequestActions } from './QuoteRequestActions';

/** What live notifications write into the cache must be whole, so their fields are not masked; the buttons read the cache. */
const masked = <Fragment,>(whole: Fragment): FragmentType<Fragment> => whole as FragmentType<Fragment>;

/** What can be done in place: reply to and nod what someone wrote, and follow back who followed, and decide about a request. */
export function NotificationActions({ notification }: { notification: Notification }) {
  const { kind, post, actors, actorCount } = notification;
  const [only] = actors;
  if (kind === 'FOLLOW' && only && actorCount === 1) {
    return (
      <div className={styles.actions}>
        <FollowButton user={masked<FollowButton_UserFragment>(only)} />
      </div>
    );
  }
  if (kind === 'FOLLOW_REQUEST' && only && actorCount === 1) {
    return (
      <div className={styles.decision}>
        <Suspense fallback={null}>
          <RequestActions notificationId={notification.id} person={only} />
        </Suspense>
      </div>
    );
  }
  if (kind === 'QUOTE_REQUEST' && post && only) {
    return (
      <div className={styles.decision}>
        <Suspense fallback={null}>
          <QuoteRequestActions notificationId={notification.id} postId={post.id} by={only} />
        </Suspense>
      </div>
    );
  }
  if (!post || (kind !== 'REPLY' && kind !== 'MENTION' && kind !== 'QUOTE' && kind !== 'POST')) return null;
  return (
    <div className={styles.actions}>
      <ReplyButton post={withPlain(post)} className={styles.action} />
      <NodButton post={masked<NodButton_PostFragment>(post)} className={styles.action} />
    </div>
  );
}

const styles = sheet({
  // Above the link that covers the row.
  actions: {
    position: 'relative',
    zIndex: '1',
    gridColumn: '4',
    alignSelf: 'center',
    display: 'flex',
    marginInlineStart: '3',
    marginInlineEnd: '-2',
    color: 'fg.muted',
    '& > button:only-child': { marginInlineEnd: '2' },
  },
  // Two buttons need a line of their own beside a sentence on phones.
  decision: {
    position: 'relative',
    zIndex: '1',
    gridColumn: { base: '2 / -1', md: '4' },
    alignSelf: 'center',
    justifySelf: 'start',
    marginInlineStart: '3',
    minHeight: '9',
    marginBlockStart: { base: '2', md: '0' },
  },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '10',
    minHeight: '10',
    paddingInline: '1.5',
    borderRadius: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.hover' },
  },
});
