import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/Button';
import { sheet } from '../../ui/theme/sheet';
import { BrandLink } from './BrandLink';

/** On phones, where others have the bottom bar: whose page this is, and the way in, for who came by a link. */
export function GuestBar() {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  return (
    <nav aria-label={t('shell.bottomNavigation')} className={styles.bar}>
      <BrandLink to="/" />
      <span className={styles.ways}>
        <ButtonLink to="/login" state={{ from: { pathname, search, hash } }} size="sm" variant="outline">
          {t('shell.signIn')}
        </ButtonLink>
        <ButtonLink to="/register" size="sm">
          {t('shell.join')}
        </ButtonLink>
      </span>
    </nav>
  );
}

const styles = sheet({
  bar: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '3',
    minHeight: '3.75rem',
    paddingInline: '4',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  ways: { display: 'flex', gap: '2', flexShrink: '0' },
});
