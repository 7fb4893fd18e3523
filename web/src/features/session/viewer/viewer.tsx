import type { QuoteRule } from '@mallard/rules/quoting';
import {
  createContext,
  Fragment,
  Suspense,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type {
  Accent,
  LanguageFilter,
  NotifiedKind,
  Onboarding,
  Role,
  SensitiveMedia,
  Sidebar,
  TextSize,
  Theme,
  Visibility,
} from '../../../graphql/schema.generated';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { session, signedInPerson } from '../sign-in/api';
import { useReconnected } from '../../../graphql/reconnections';
import { useViewerChangedSubscription, useViewerQuery, type ViewerQuery } from './Viewer.generated';

/** Few people ever see it. */
const SuspendedPage = lazyWithRetry(async () => ({
  default: (await import('../account-state/SuspendedPage')).SuspendedPage,
}));

/** The signed-in person. */
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
  /** What staff decided: strangers don't see them in lists; they write nothing until a time. */
  accountState: { isLimited: boolean; frozenUntil: string | null };
  /** How far they are with the first screens. */
  onboarding: Onboarding;
  /** Staff whose rights don't count before they have set up two-factor sign-in. */
  needsSecondFactor: boolean;
  /** The values of active claims. */
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
  sensitiveMedia: SensitiveMedia;
  /** Who sees new quacks, unless each says otherwise. */
  defaultVisibility: Visibility;
  /** Who can quote them, unless each says otherwise. */
  defaultQuoteRule: QuoteRule;
  /** How long a new post can be undone before it leaves; 0 for not at all. */
  undoSeconds: number;
  /** False: no emails about notifications, whatever `mailedKinds` says. */
  emailNotifications: boolean;
  notifiedKinds: readonly NotifiedKind[];
  mailedKinds: readonly NotifiedKind[];
  /** New followers have to be accepted. */
  approvesFollowers: boolean;
  /** The same for accounts that are younger than a day. */
  newcomersAsk: boolean;
  /** Empty until they choose; then the language of the interface applies. */
  contentLanguages: readonly string[];
  /** Where quacks in other languages are left out. */
  languageFilter: LanguageFilter;
  /** Keys of hashtags. */
  topics: readonly string[];
}

const ViewerContext = createContext<Viewer | null>(null);

/** Null for a visitor; always known, because nothing is rendered before. */
export const useViewer = (): Viewer | null => useContext(ViewerContext);

interface ViewerProviderProps {
  /** Shown while the session is being resolved. */
  waiting: ReactNode;
  /** For a suspended person: why, and how to appeal. */
  reasons: ReactNode;
  children: ReactNode;
}

/** Resolves the viewer before anything else renders, and again when it changes. */
export function ViewerProvider({ waiting, reasons, children }: ViewerProviderProps) {
  const userId = useSyncExternalStore(signedInPerson.subscribe, signedInPerson.read);
  useEffect(() => session.watch(), []);

  if (userId === null) return <Fragment key="visitor">{children}</Fragment>;
  return (
    <SignedInGate key={userId} waiting={waiting} reasons={reasons}>
      {children}
    </SignedInGate>
  );
}

function SignedInGate({ waiting, reasons, children }: ViewerProviderProps) {
  const t = useT();
  const { data, error, loading, refetch } = useViewerQuery();
  // A transition renders the first page in slices, because at once it would block a slow phone for a quarter of a
  // second. Later changes must show at once on every screen, as they may be rolled back.
  const isTime = useDeferredValue(data?.viewer != null);
  // The result goes into the cache, which answers the query above.
  useViewerChangedSubscription({ ignoreResults: true });
  useReconnected(() => void refetch().catch(() => undefined));
  const isNobody = data !== undefined && data.viewer === null;

  useEffect(() => {
    // The server accepts the token but returns no viewer: the session has ended.
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
  if (apiError(error).reason === 'ACCOUNT_SUSPENDED') {
    return (
      <Suspense fallback={waiting}>
        <SuspendedPage reasons={reasons} onLifted={() => void refetch().catch(() => undefined)} />
      </Suspense>
    );
  }
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
