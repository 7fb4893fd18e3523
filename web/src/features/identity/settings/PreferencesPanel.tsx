import { Monitor, Moon, Sun } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { RadioCards, SegmentedControl } from '../../../ui/Choices';
import { Stack } from '../../../ui/Layout';
import { Switch } from '../../../ui/Switch';
import { SelectField } from '../../../ui/TextField';
import { TextLink } from '../../../ui/TextLink';
import { useTheme } from '../../theme/theme-store';
import type { Preferences } from '../viewer/viewer';
import { pageSizes } from './page-size';
import { usePreferences } from './usePreferences';

/** How the pages look and what is mailed. Each choice is kept at once; there is nothing to save. */
export function PreferencesPanel({ preferences }: { preferences: Preferences }) {
  const t = useT();
  const { theme } = useTheme();
  const { chooseTheme, chooseSidebar, choosePageSize, chooseEmailNotifications } = usePreferences();
  const sizes = [...new Set([...pageSizes, preferences.pageSize])].sort((a, b) => a - b);

  return (
    <Stack>
      <RadioCards
        legend={t('profile.theme')}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'light', label: t('profile.light'), icon: Sun },
          { value: 'dark', label: t('profile.dark'), icon: Moon },
          { value: 'system', label: t('profile.system'), icon: Monitor },
        ]}
      />
      <TextLink to="/theme-switcher">{t('profile.moreLooks')}</TextLink>
      <SegmentedControl
        legend={t('profile.sidebar')}
        value={preferences.sidebar === 'CONDENSED' ? 'condensed' : 'fixed'}
        onChange={chooseSidebar}
        options={[
          { value: 'fixed', label: t('profile.fixed') },
          { value: 'condensed', label: t('profile.condensed') },
        ]}
      />
      <SelectField
        label={t('profile.pageSize')}
        value={String(preferences.pageSize)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => choosePageSize(Number(event.target.value))}
      />
      <Switch
        label={t('profile.emailNotifications')}
        hint={t('profile.emailNotificationsHint')}
        checked={preferences.emailNotifications}
        onChange={chooseEmailNotifications}
      />
    </Stack>
  );
}
