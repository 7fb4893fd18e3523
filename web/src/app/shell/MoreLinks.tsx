import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/media/Icon';
import { NavLink } from '../../ui/navigation/Link';
import { sheet } from '../../ui/theme/sheet';
import type { Account } from './account';
import { morePages } from './more-pages';
import { StaffLinks } from './StaffLinks';

/** What the More menu has, as links: the drawer has room for all of them. */
export function MoreLinks({ account, entryClass }: { account: Account; entryClass: string }) {
  const t = useT();
  return (
    <>
      <div role="group" aria-label={t('shell.more')} className={styles.group}>
        {morePages.map(({ to, icon, label }) => (
          <NavLink key={to} to={to} className={entryClass}>
            <Icon of={icon} size={22} />
            {t(label)}
          </NavLink>
        ))}
      </div>
      {account.isStaff && (
        <div className={styles.group}>
          <StaffLinks claims={account.viewer?.claims ?? new Set()} entryClass={entryClass} />
        </div>
      )}
    </>
  );
}

const styles = sheet({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    marginBlockStart: '2',
    paddingBlockStart: '2',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
});
