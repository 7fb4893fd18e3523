import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { PageLead } from '../../../ui/layout/PageLead';
import { sheet } from '../../../ui/theme/sheet';

interface PaneHeaderProps {
  /** The heading level: h1 in the pane that names the page. */
  as: 'h1' | 'h2';
  heading: ReactNode;
  /** Below the heading, small. */
  detail?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The back link below 768 px, where there is one pane. */
  back?: string;
}

export function PaneHeader({ as: Heading, heading, detail, lead, actions, back }: PaneHeaderProps) {
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
      <div className={styles.words}>
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
    '@media (max-height: 28.125rem)': { position: 'static' },
    insetBlockStart: '0',
    zIndex: '2',
    '&:has(> [data-lead]:first-child)': { paddingInlineStart: { base: '2', md: '4' } },
  },
  back: {
    display: 'grid',
    '@media (min-width: 48rem)': { display: 'none' },
    placeItems: 'center',
    boxSize: '11',
    marginInlineStart: '-2',
    borderRadius: 'full',
    color: 'fg.muted',
    _hover: { color: 'fg.default', bg: 'bg.hover' },
  },
  words: { flex: '1', minWidth: '0', lineHeight: 'snug' },
  heading: { fontSize: 'lg', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: { fontSize: 'sm', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
