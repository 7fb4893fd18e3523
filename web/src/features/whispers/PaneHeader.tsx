import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageLead } from '../../ui/PageLead';
import { cx, sheet } from '../../ui/theme/sheet';

interface PaneHeaderProps {
  /** The page is named by the pane that the reader is in. */
  as: 'h1' | 'h2';
  heading: ReactNode;
  /** Below the heading, small. */
  detail?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** On phones, where there is one pane, the way to the other. */
  back?: string;
  narrowHides?: boolean;
}

export function PaneHeader({ as: Heading, heading, detail, lead, actions, back, narrowHides }: PaneHeaderProps) {
  const t = useT();
  const menu = useContext(PageLead);
  return (
    <header className={styles.header}>
      {back === undefined ? (
        menu
      ) : (
        <Link to={back} aria-label={t('shell.back')} data-tooltip={t('shell.back')} className={styles.back}>
          <Icon of={ArrowLeft} directional />
        </Link>
      )}
      {lead}
      <div className={cx(styles.words, narrowHides && styles.narrow)}>
        <Heading className={styles.heading}>{heading}</Heading>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {actions}
    </header>
  );
}

const styles = sheet({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingInline: '4',
    bg: 'bg.card',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: '2',
    '&:has(> [data-lead]:first-child)': { paddingInlineStart: { base: '2', md: '4' } },
  },
  back: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    boxSize: '11',
    marginInlineStart: '-2',
    borderRadius: 'full',
    color: 'fg.muted',
    _hover: { color: 'fg.default', bg: 'bg.hover' },
  },
  words: { flex: '1', minWidth: '0', lineHeight: 'snug' },
  narrow: { md: { srOnly: true }, lg: { srOnly: false, flex: '1', minWidth: '0' } },
  heading: { fontSize: 'lg', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: { fontSize: 'sm', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
