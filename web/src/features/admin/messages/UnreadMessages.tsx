import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { CountBadge } from '../../../ui/feedback/Badge';
import { InboxCountsDocument, useInboxCountsQuery } from './Messages.generated';
import { useInboxMessages } from './useInboxMessages';

/** How many contact messages nobody has opened yet. */
export function UnreadMessages() {
  const i = useInboxMessages();
  const count = useInboxCountsQuery().data?.contactMessageCounts.unread ?? 0;
  useRefreshWhileVisible(InboxCountsDocument, {});
  return <CountBadge count={count} label={i('unreadCount', { count })} />;
}
