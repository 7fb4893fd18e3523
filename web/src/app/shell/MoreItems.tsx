import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import type { MenuItem } from '../../ui/overlay/menu-item';
import type { Account } from './account';
import { morePages } from './more-pages';
import { staffPages } from './staff-pages';
import { useStaffMessages } from './useStaffMessages';

interface MoreItemsProps {
  account: Account;
  show: (items: readonly MenuItem[]) => ReactNode;
}

/** The items of the More menu: the pages that are used less often, then those of administration. */
export function MoreItems({ account, show }: MoreItemsProps) {
  const t = useT();
  const w = useStaffMessages();
  const { pathname } = useLocation();
  const claims = account.viewer?.claims ?? new Set();
  const item = (to: string, label: string, icon: MenuItem['icon']): MenuItem => ({
    to,
    label,
    ...(icon && { icon }),
    current: to === pathname,
  });
  return show([
    ...morePages.map(({ to, label, icon }) => item(to, t(label), icon)),
    ...staffPages(claims).map(({ to, label, icon }, index) => ({
      ...item(to, w(label), icon),
      ...(index === 0 && { group: w('administration') }),
    })),
  ]);
}
