import { Ellipsis } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { inTime } from '../../ui/lazily';
import { Menu } from '../../ui/Menu';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cx, sheet } from '../../ui/theme/sheet';
import type { Account } from './account';

const AccountItems = inTime(async () => ({ default: (await import('./AccountItems')).AccountItems }));

/** Who is signed in, with the menu of their account; the way in for a visitor. */
export function AccountChip({ account, condensed }: { account: Account; condensed: boolean }) {
  const t = useT();
  const { viewer } = account;

  if (!viewer) {
    return (
      <div className={styles.visitor}>
        {!condensed && (
          <>
            <ButtonLink to="/login" className={styles.wayIn}>
              {t('shell.signIn')}
            </ButtonLink>
            <ButtonLink to="/register" variant="outline" className={styles.wayIn}>
              {t('shell.join')}
            </ButtonLink>
          </>
        )}
        <Menu
          label={t('shell.more')}
          side="above"
          align="start"
          items={(show) => <AccountItems account={account} show={show} />}
          trigger={(trigger) => <IconButton icon={Ellipsis} label={t('shell.more')} {...trigger} />}
        />
      </div>
    );
  }

  const name = viewer.displayName || viewer.handle;
  return (
    <Menu
      label={t('shell.accountMenu', { name })}
      side="above"
      align="start"
      items={(show) => <AccountItems account={account} show={show} />}
      trigger={(trigger) => (
        <button
          type="button"
          aria-label={condensed ? t('shell.accountMenu', { name }) : undefined}
          className={cx(styles.chip, condensed && styles.condensed)}
          {...trigger}
        >
          <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} />
          {!condensed && (
            <>
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                <bdi className={styles.handle}>@{viewer.handle}</bdi>
                <VisuallyHidden>{t('shell.account')}</VisuallyHidden>
              </span>
              <Icon of={Ellipsis} className={styles.dots} />
            </>
          )}
        </button>
      )}
    />
  );
}

const styles = sheet({
  visitor: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', paddingInline: '2' },
  wayIn: { flex: '1 0 8rem' },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    padding: '2',
    borderRadius: 'full',
    textAlign: 'start',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    _expanded: { bg: 'bg.hover' },
  },
  condensed: { width: 'auto' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    // Each begins where the page does, whatever its own direction.
    alignItems: 'flex-start',
    flex: '1',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { maxWidth: 'full' },
  },
  name: { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  handle: { fontSize: 'sm', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  dots: { color: 'fg.muted', marginInlineEnd: '1' },
});
