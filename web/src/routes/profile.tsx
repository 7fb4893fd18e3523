import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountPanel } from '../features/account/settings/AccountPanel';
import { ContentPanel } from '../features/account/settings/ContentPanel';
import { NotificationsPanel } from '../features/account/settings/NotificationsPanel';
import { SectionList } from '../features/account/settings/SectionList';
import { type AccountPart, type Section, sections, settingsAddress } from '../features/account/settings/sections';
import { useSettingsMessages } from '../features/account/settings/messages';
import { useSession } from '../features/session/sign-in/useSession';
import { useViewer, type Viewer } from '../features/session/viewer/viewer';
import { forgetPerson } from '../features/timelines/forget-person';
import { Page } from '../ui/layout/Page';
import { useRootFlag } from '../ui/layout/root-flags';
import { lazyWithRetry, preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { cx, sheet } from '../ui/theme/sheet';

const SessionsPanel = preloadWhenIdle(async () => ({
  default: (await import('../features/session/devices/SessionsPanel')).SessionsPanel,
}));
const TokensPanel = preloadWhenIdle(async () => ({
  default: (await import('../features/account/tokens/TokensPanel')).TokensPanel,
}));
const SecurityPanel = lazyWithRetry(async () => ({
  default: (await import('../features/account/security/SecurityPanel')).SecurityPanel,
}));
const InvitesPanel = lazyWithRetry(async () => ({
  default: (await import('../features/account/invites/InvitesPanel')).InvitesPanel,
}));
const PrivacyPanel = lazyWithRetry(async () => ({
  default: (await import('../features/account/settings/PrivacyPanel')).PrivacyPanel,
}));
const PeoplePanel = lazyWithRetry(async () => ({
  default: (await import('../features/people/relationships/PeoplePanel')).PeoplePanel,
}));
const FiltersPanel = lazyWithRetry(async () => ({
  default: (await import('../features/posts/filters/FiltersPanel')).FiltersPanel,
}));
const ReportsPanel = lazyWithRetry(async () => ({
  default: (await import('../features/people/reports/ReportsPanel')).ReportsPanel,
}));
const AppearancePanel = lazyWithRetry(async () => ({
  default: (await import('../features/account/settings/AppearancePanel')).AppearancePanel,
}));
const DataPanel = lazyWithRetry(async () => ({
  default: (await import('../features/account/settings/DataPanel')).DataPanel,
}));

/** Room for the list of sections beside the panel. */
const wide = matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** /profile: the settings. `?section=` is one of their sections; without it, narrow screens show the list of them. */
export function ProfilePage() {
  const w = useSettingsMessages();
  const viewer = useViewer();
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const [parameters, setParameters] = useSearchParams();
  const { section, part } = settingsAddress(parameters);
  const [opened, setOpened] = useState<ReadonlySet<AccountPart>>(new Set());
  if (part && !opened.has(part)) setOpened(new Set(opened).add(part));
  const selected = section ?? (isWide ? 'account' : null);
  const frame = useFocusOnPanel(section, isWide);
  useRootFlag('wide');
  if (!viewer) return null;

  const back = !isWide && section ? { back: '/profile' } : {};
  const onPart = (next: AccountPart | null) =>
    setParameters({ section: 'account', ...(next && { change: next }) }, { replace: true, preventScrollReset: true });
  return (
    <Page title={!isWide && section ? w(section) : w('title')} padded {...back}>
      <div ref={frame} className={cx(isWide && styles.wide)}>
        {(isWide || !section) && <SectionList selected={selected} isPage={!isWide} />}
        {/* All panels stay mounted, so that typed text survives a change of section. */}
        <div hidden={selected === null} className={styles.panels}>
          {sections.map((id) => (
            <section
              key={id}
              hidden={id !== selected}
              aria-label={w(id)}
              data-section={id}
              tabIndex={-1}
              className={styles.panel}
            >
              {isWide && <h2 className={styles.title}>{w(id)}</h2>}
              <Panel
                section={id}
                viewer={viewer}
                isShown={id === selected}
                part={part}
                onPart={onPart}
                opened={opened}
              />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

/** On narrow screens the list and a section replace each other, and the focus goes along. */
function useFocusOnPanel(section: Section | null, isWide: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(section);
  useEffect(() => {
    const from = before.current;
    before.current = section;
    if (from === section) return;
    if (section) window.scrollTo(0, 0);
    if (isWide) return;
    const goal = section ? `[data-section=${section}]` : `a[href$="section=${from}"]`;
    frame.current?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
  }, [section, isWide]);
  return frame;
}

interface PanelProps {
  section: Section;
  viewer: Viewer;
  isShown: boolean;
  part: AccountPart | null;
  onPart: (part: AccountPart | null) => void;
  opened: ReadonlySet<AccountPart>;
}

function Panel({ section, viewer, isShown, ...account }: PanelProps): ReactNode {
  const { logOut } = useSession();
  switch (section) {
    case 'account':
      return <AccountPanel viewer={viewer} {...account} />;
    case 'privacy':
      return (
        isShown && (
          <Suspense fallback={null}>
            <PrivacyPanel viewer={viewer} />
          </Suspense>
        )
      );
    case 'blocked':
      return (
        isShown && (
          <Suspense fallback={null}>
            <PeoplePanel />
          </Suspense>
        )
      );
    case 'filters':
      return (
        isShown && (
          <Suspense fallback={null}>
            <FiltersPanel />
          </Suspense>
        )
      );
    case 'reports':
      return (
        isShown && (
          <Suspense fallback={null}>
            <ReportsPanel />
          </Suspense>
        )
      );
    case 'notifications':
      return <NotificationsPanel preferences={viewer.preferences} />;
    case 'content':
      return <ContentPanel preferences={viewer.preferences} />;
    case 'appearance':
      return (
        isShown && (
          <Suspense fallback={null}>
            <AppearancePanel />
          </Suspense>
        )
      );
    case 'security':
      return (
        isShown && (
          <Suspense fallback={null}>
            <SecurityPanel viewer={viewer} />
          </Suspense>
        )
      );
    case 'sessions':
      return (
        isShown && (
          <Suspense fallback={null}>
            <SessionsPanel />
            <TokensPanel handle={viewer.handle} />
          </Suspense>
        )
      );
    case 'invites':
      return (
        isShown && (
          <Suspense fallback={null}>
            <InvitesPanel />
          </Suspense>
        )
      );
    case 'data':
      return (
        isShown && (
          <Suspense fallback={null}>
            <DataPanel
              handle={viewer.handle}
              onSignOut={() => {
                forgetPerson();
                void logOut();
              }}
            />
          </Suspense>
        )
      );
  }
}

const styles = sheet({
  wide: {
    display: 'grid',
    gridTemplateColumns: 'minmax(11rem, 15rem) minmax(0, 42rem)',
    alignItems: 'start',
    columnGap: { base: '6', xl: '10' },
  },
  panels: { minWidth: '0' },
  panel: { _focusVisible: { outline: 'none' } },
  title: { fontSize: 'lg', marginBlockEnd: '4' },
});
