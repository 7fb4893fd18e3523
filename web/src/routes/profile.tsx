import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InfoPanel } from '../features/identity/settings/InfoPanel';
import { LanguagePanel } from '../features/identity/settings/LanguagePanel';
import { PasswordPanel } from '../features/identity/settings/PasswordPanel';
import { PreferencesPanel } from '../features/identity/settings/PreferencesPanel';
import { useViewer, type Viewer } from '../features/identity/viewer/viewer';
import { useT } from '../i18n/I18nProvider';
import { inTime } from '../ui/lazily';
import { Page } from '../ui/Page';
import { TabList, TabPanel } from '../ui/Tabs';

const SessionsPanel = inTime(async () => ({
  default: (await import('../features/identity/devices/SessionsPanel')).SessionsPanel,
}));

const tabs = ['info', 'preferences', 'password', 'sessions', 'language'] as const;
type Tab = (typeof tabs)[number];

const NAME = 'profile';

export function Profile() {
  const t = useT();
  const viewer = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('tab');
  const selected = tabs.find((tab) => tab === asked) ?? 'info';
  if (!viewer) return null;

  return (
    <Page
      title={t('profile.title')}
      padded
      tabs={
        <TabList
          label={t('profile.tabs')}
          name={NAME}
          selected={selected}
          items={tabs.map((id) => ({ id, label: t(`profile.${id}`) }))}
          onSelect={(tab) => setParameters({ tab }, { replace: true, preventScrollReset: true })}
        />
      }
    >
      {/* All of them stay, hidden, so that what was typed into one is there after a look at another. */}
      {tabs.map((tab) => (
        <div key={tab} hidden={tab !== selected}>
          <TabPanel name={NAME} id={tab}>
            <Panel tab={tab} viewer={viewer} selected={tab === selected} />
          </TabPanel>
        </div>
      ))}
    </Page>
  );
}

function Panel({ tab, viewer, selected }: { tab: Tab; viewer: Viewer; selected: boolean }) {
  switch (tab) {
    case 'info':
      return <InfoPanel viewer={viewer} />;
    case 'preferences':
      return <PreferencesPanel preferences={viewer.preferences} />;
    case 'password':
      return <PasswordPanel viewer={viewer} />;
    case 'sessions':
      return selected ? (
        <Suspense fallback={null}>
          <SessionsPanel />
        </Suspense>
      ) : null;
    case 'language':
      return <LanguagePanel />;
  }
}
