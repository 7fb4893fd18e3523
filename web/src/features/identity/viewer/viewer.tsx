import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { Accent, Role, Sidebar, TextSize, Theme } from '../../../graphql/schema.generated';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/ErrorCard';
import { session, signedInPerson } from '../session/api';
import { useReconnected } from '../../../graphql/reconnections';
import { useViewerChangedSubscription, useViewerQuery, type ViewerQuery } from './Viewer.generated';

/** The signed-in person, as every screen may use them. */
export interface Viewer {
  id: string;
  handle: string;
  displayName: string;
  imageUrl: string | null;
  bannerUrl: string | null;
  bio: string;
  location: string | null;
  website: string | null;
  requiresLogin: boolean;
  email: string;
  role: Role;
  isEmailVerified: boolean;
  /** Values of the claims in force. */
  claims: ReadonlySet<string>;
  preferences: Preferences;
}

export interface Preferences {
  theme: Theme;
  language: string;
  pageSize: number;
  sidebar: Sidebar;
  accent: Accent;
  textSize: TextSize;
  reducedMotion: boolean;
  emailNotifications: boolean;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Null for a visitor. Never "not known yet": nothing is shown before that is settled. */
export const useViewer = (): Viewer | null => useContext(ViewerContext);

interface ViewerProviderProps {
  /** Shown while the stored session is resolved. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Settles who is here before anything else is shown, and begins anew whenever that changes. */
export function ViewerProvider({ waiting, children }: ViewerProviderProps) {
  const userId = useSyncExternalStore(signedInPerson.subscribe, signedInPerson.read);
  useEffect(() => session.watch(), []);

  if (userId === null) return <Fragment key="visitor">{children}</Fragment>;
  return (
    <SignedInGate key={userId} waiting={waiting}>
      {children}
    </SignedInGate>
  );
}

function SignedInGate({ waiting, children }: ViewerProviderProps) {
  const t = useT();
  const { data, error, loading, refetch } = useViewerQuery();
  // The first page is made in slices: all at once it would hold up a slow phone for a quarter of a second. Only the first: what
  // comes later, and may be taken back again, must be seen by every screen.
  const isTime = useDeferredValue(data?.viewer != null);
  // What it brings goes into the cache, from which the query above is answered.
  useViewerChangedSubscription({ ignoreResults: true });
  useReconnected(() => void refetch().catch(() => undefined));
  const isNobody = data !== undefined && data.viewer === null;

  useEffect(() => {
    // The server accepted the request and knows nobody behind it: there is no session any more.
    if (isNobody) session.signOut();
  }, [isNobody]);

  useEffect(() => {
    if (!error) return;
    const retry = () => void refetch().catch(() => undefined);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [error, refetch]);

  if (data?.viewer && isTime) return <ViewerContext value={asViewer(data.viewer)}>{children}</ViewerContext>;
  if (!error || isNobody) return waiting;
  return (
    <main id="main">
      <ErrorCard
        title={t('errors.loadViewer')}
        reason={errorMessage(error, t, t('errors.generic'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </main>
  );
}

function asViewer({ user, claims, ...own }: NonNullable<ViewerQuery['viewer']>): Viewer {
  return { ...user, ...own, claims: new Set(claims.map(({ value }) => value)) };
}
