import { Ellipsis } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { Avatar } from '../../ui/media/Avatar';
import { Icon } from '../../ui/media/Icon';
import { IconButton } from '../../ui/form/IconButton';
import { Menu } from '../../ui/overlay/Menu';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../ui/theme/sheet';
import type { Account } from './account';
import { AccountItems } from './AccountItems';

/** The signed-in person with their account menu; for visitors, theme and language. */
export function AccountChip({ account, condensed }: { account: Account; condensed: boolean }) {
  const t = useT();
  const { viewer } = account;

  if (!viewer) {
    return (
      <div className={styles.visitor}>
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
  visitor: { paddingInline: '2', '@container sidebar (max-width: 8rem)': { alignSelf: 'center', paddingInline: '0' } },
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
    '@container sidebar (max-width: 8rem)': { width: 'auto', alignSelf: 'center' },
  },
  condensed: { width: 'auto' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    // Aligned with the start of the page, whatever the direction of the text.
    alignItems: 'flex-start',
    flex: '1',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { maxWidth: 'full' },
    // The picture is enough for the eye.
    '@container sidebar (max-width: 8rem)': { srOnly: true },
  },
  name: { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  handle: { fontSize: 'sm', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  dots: {
    color: 'fg.muted',
    marginInlineEnd: '1',
    '@container sidebar (max-width: 8rem)': { display: 'none' },
  },
});
