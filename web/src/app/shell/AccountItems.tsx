import { CircleUser, Languages, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { themes } from '../../features/session/theme/appearance';
import { useTheme } from '../../features/session/theme/theme-store';
import { useLanguage, useT } from '../../i18n/I18nProvider';
import { languageNames, languages } from '../../i18n/languages';
import type { MenuItem } from '../../ui/overlay/menu-item';
import type { Account } from './account';

interface AccountItemsProps {
  account: Account;
  /** Only theme and language, for a bar that has the rest elsewhere. */
  onlyAppearance?: boolean;
  show: (items: readonly MenuItem[]) => ReactNode;
}

const themeOptions = {
  light: { icon: Sun, label: 'shell.light' },
  dark: { icon: Moon, label: 'shell.dark' },
  system: { icon: Monitor, label: 'shell.system' },
} as const;

/** The items of the account menu: theme and language for everyone, more for signed-in people. */
export function AccountItems({ account, onlyAppearance = false, show }: AccountItemsProps) {
  const t = useT();
  const { theme } = useTheme();
  const { language } = useLanguage();
  const appearance: MenuItem[] = [
    ...themes.map((each, index) => ({
      label: t(themeOptions[each].label),
      icon: themeOptions[each].icon,
      checked: each === theme,
      onSelect: () => account.chooseTheme(each),
      ...(index === 0 && { group: t('shell.theme') }),
    })),
    ...languages.map((each, index) => ({
      label: languageNames[each],
      lang: each,
      icon: Languages,
      checked: each === language,
      onSelect: () => account.chooseLanguage(each),
      ...(index === 0 && { group: t('shell.language') }),
    })),
  ];
  if (onlyAppearance || !account.viewer) return show(appearance);
  return show([
    { label: t('shell.yourProfile'), icon: CircleUser, to: `/user/${account.viewer.handle}` },
    { label: t('shell.settings'), icon: Settings, to: '/profile' },
    ...appearance,
    { label: t('shell.logOut'), icon: LogOut, directional: true, group: true, onSelect: account.logOut },
  ]);
}
