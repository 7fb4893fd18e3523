import { useT } from '../../i18n/I18nProvider';
import { CommunityLink } from '../../ui/navigation/CommunityLink';
import { cx, sheet } from '../../ui/theme/sheet';
import { Link } from '../../ui/navigation/Link';
import { productName } from '../../ui/layout/usePageTitle';

const links = [
  ['/rules', 'rules'],
  ['/help?tab=privacy', 'privacy'],
  ['/help?tab=terms', 'terms'],
  ['/help?tab=contact', 'contact'],
  ['/report', 'report'],
] as const;

interface SiteFooterProps {
  /** The messages of the page. */
  words: (key: 'footer' | 'privacy' | 'terms' | 'contact' | 'rules' | 'report') => string;
  /** Sets its width and its border. */
  className: string;
}

/** Links to information about the site, on public pages. */
export function SiteFooter({ words: w, className }: SiteFooterProps) {
  const t = useT();
  return (
    <footer className={cx(styles.footer, className)}>
      <nav aria-label={w('footer')} className={styles.links}>
        {links.map(([to, label]) => (
          <Link key={to} to={to} className={styles.link}>
            {w(label)}
          </Link>
        ))}
        <CommunityLink className={styles.link}>{t('shell.community')}</CommunityLink>
      </nav>
      <p>
        <bdi>{productName}</bdi> · {t('shell.tagline')}
      </p>
    </footer>
  );
}

const styles = sheet({
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    marginInline: 'auto',
    paddingBlock: '6',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg.default', textDecoration: 'underline' },
  },
});
