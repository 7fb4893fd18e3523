import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { sheet } from '../../ui/theme/sheet';

/** In the place of what a person shows to signed-in people only. */
export function SignInCard({ name }: { name: string }) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  return (
    <section className={styles.card}>
      <span className={styles.sign}>
        <Icon of={Lock} size={22} />
      </span>
      <h2 className={styles.title}>{t.rich('profiles.hidden', { name: <bdi key="name">{name}</bdi> })}</h2>
      <p className={styles.text}>{t('profiles.hiddenText')}</p>
      <div className={styles.ways}>
        <ButtonLink to="/login" state={{ from: { pathname, search, hash } }}>
          {t('profiles.signIn')}
        </ButtonLink>
        <ButtonLink to="/register" variant="outline">
          {t('profiles.register')}
        </ButtonLink>
      </div>
    </section>
  );
}

const styles = sheet({
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    margin: { base: '4', md: '5' },
    paddingInline: '6',
    paddingBlock: '8',
    borderRadius: 'card',
    bg: 'bg.sunken',
  },
  sign: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
  title: { marginBlockStart: '4', fontSize: 'lg' },
  text: { marginBlockStart: '1.5', color: 'fg.muted' },
  ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginBlockStart: '5' },
});
