import { cx, sheet } from '../../../ui/theme/sheet';
import { type Advice, passwordStrength } from './password-strength';
import { usePasswordMessages } from './messages';

const advices = {
  length: 'adviceLength',
  common: 'adviceCommon',
  personal: 'advicePersonal',
  pattern: 'advicePattern',
  good: 'adviceGood',
} as const satisfies Record<Advice, string>;

interface PasswordStrengthProps {
  password: string;
  /** Words that an attacker would try first: handle, email. */
  personalWords?: readonly string[];
}

/** The strength of a password in bars and words, with advice. For the hint of its field. */
export function PasswordStrength({ password, personalWords }: PasswordStrengthProps) {
  const w = usePasswordMessages();
  const { level, bars, advice } = passwordStrength(password, personalWords);
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.bars}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={cx(styles.bar, bar <= bars && (bars < 3 ? styles.low : styles.high))} />
        ))}
      </span>
      <span aria-live="polite">
        {password !== '' && `${w('strength', { level: w(level) })}. `}
        {w(advices[advice])}
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
