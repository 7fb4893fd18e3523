import { Suspense } from 'react';
import { RelationshipHost } from '../../features/people/RelationshipHost';
import { ReportHost } from '../../features/people/reports/ReportHost';
import { PinHost } from '../../features/posts/pins/PinHost';
import { Frame } from './Frame';
import { useAccount } from './useAccount';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { useUnreadTitle } from './useUnreadTitle';

/** Loaded after the page, before which there is nothing to press a key for. */
const Shortcuts = lazyWithRetry(async () => ({ default: (await import('./Shortcuts')).Shortcuts }));

const LiveInbox = lazyWithRetry(async () => ({ default: (await import('../../features/inbox/LiveInbox')).LiveInbox }));

const SignInHost = lazyWithRetry(async () => ({ default: (await import('./SignInHost')).SignInHost }));

/** The main frame for the viewer, with the dialogs that open on any page. */
export function PageFrame() {
  const account = useAccount();
  useUnreadTitle();
  return (
    <>
      <Frame account={account} />
      <Suspense fallback={null}>
        {account.viewer ? (
          <>
            <Shortcuts account={account} />
            <LiveInbox />
            <ReportHost />
            <RelationshipHost />
            <PinHost />
          </>
        ) : (
          <SignInHost />
        )}
      </Suspense>
    </>
  );
}
