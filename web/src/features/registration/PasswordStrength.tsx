import { useT } from '../../i18n/I18nProvider';
import { cx, sheet } from '../../ui/theme/sheet';
import { type Advice, passwordStrength } from './password-strength';

const advices = {
  length: 'registration.adviceLength',
  common: 'registration.adviceCommon',
  personal: 'registration.advicePersonal',
  pattern: 'registration.advicePattern',
  good: 'registration.adviceGood',
} as const satisfies Record<Advice, string>;

interface PasswordStrengthProps {
  password: string;
  /** What an attacker would try first: handle, address. */
  personalWords?: readonly string[];
}

/** How hard the password is to guess, in four bars and words, with advice. Belongs into the field's hint. */
export function PasswordStrength({ password, personalWords }: PasswordStrengthProps) {
  const t = useT();
  const { level, bars, advice } = passwordStrength(password, personalWords);
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.bars}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={cx(styles.bar, bar <= bars && (bars < 3 ? styles.low : styles.high))} />
        ))}
      </span>
      <span aria-live="polite">
        {password !== '' && `${t('registration.strength', { level: t(`registration.${level}`) })}. `}
        {t(advices[advice])}
      </span>
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '1.5', marginBlockStart: '1' },
  bars: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1' },
  bar: {
    height: '1',
    borderRadius: 'full',
    bg: 'bg.skeleton',
    transitionProperty: 'background-color',
    transitionDuration: 'normal',
  },
  low: { bg: 'accent.nod' },
  high: { bg: 'brand.solid' },
});
