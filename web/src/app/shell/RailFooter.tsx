import { useT } from '../../i18n/I18nProvider';
import { CommunityLink } from '../../ui/navigation/CommunityLink';
import { sheet } from '../../ui/theme/sheet';
import { Link } from '../../ui/navigation/Link';
import { productName } from '../../ui/layout/usePageTitle';

const links = [
  ['/help', 'shell.help'],
  ['/rules', 'shell.rules'],
  ['/help?tab=privacy', 'shell.privacy'],
  ['/help?tab=terms', 'shell.terms'],
  ['/help?tab=contact', 'shell.contact'],
  ['/report', 'shell.report'],
] as const;

export function RailFooter() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('shell.footer')} className={styles.links}>
        {links.map(([to, label]) => (
          <Link key={to} to={to} className={styles.link}>
            {t(label)}
          </Link>
        ))}
        <CommunityLink className={styles.link}>{t('shell.community')}</CommunityLink>
      </nav>
      <bdi>{productName}</bdi> · {t('shell.tagline')}
    </footer>
  );
}

const styles = sheet({
  footer: { paddingInline: '1', fontSize: 'xs', color: 'fg.muted' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '3', marginBlockEnd: '1' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline', color: 'fg.default' },
  },
});
