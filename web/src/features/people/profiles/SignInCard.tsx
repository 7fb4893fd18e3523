import { Lock } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useWayBack } from '../../session/viewer/useWayBack';

/** Replaces what a profile shows to signed-in people only. */
export function SignInCard({ name }: { name: string }) {
  const t = useT();
  const wayBack = useWayBack();
  return (
    <section className={styles.card}>
      <span className={styles.sign}>
        <Icon of={Lock} size={22} />
      </span>
      <h2 className={styles.title}>{t.rich('profiles.hidden', { name: <bdi key="name">{name}</bdi> })}</h2>
      <p className={styles.text}>{t('profiles.hiddenText')}</p>
      <div className={styles.ways}>
        <Button onClick={() => signInPrompt.open({ to: 'read' })}>{t('profiles.signIn')}</Button>
        <ButtonLink to="/register" state={wayBack} variant="outline">
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
