import { Suspense, useEffect } from 'react';
import { useUnread } from '../../features/inbox/useUnread';
import { titleUnread } from '../../ui/usePageTitle';
import { Frame } from './Frame';
import { useAccount } from './useAccount';
import { lazily } from '../../ui/lazily';

/** After the page: nobody presses a key before there is something to press it for. */
const Shortcuts = lazily(async () => ({ default: (await import('../../features/shortcuts/Shortcuts')).Shortcuts }));

const LiveInbox = lazily(async () => ({ default: (await import('../../features/inbox/LiveInbox')).LiveInbox }));

/** The frame around the person who is here, with what they can open on top of any page. */
export function PageFrame() {
  const account = useAccount();
  const { notifications, whispers } = useUnread();
  useEffect(() => {
    titleUnread.set(notifications + whispers);
    return () => titleUnread.set(0);
  }, [notifications, whispers]);
  return (
    <>
      <Frame account={account} />
      {account.viewer && (
        <Suspense fallback={null}>
          <Shortcuts />
          <LiveInbox />
        </Suspense>
      )}
    </>
  );
}
