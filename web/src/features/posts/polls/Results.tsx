import { CircleCheck } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { usePollMessages } from './messages';
import type { Poll_PollFragment } from './Poll.generated';
import { pollStyles } from './poll-styles';

interface ResultsProps {
  poll: Poll_PollFragment;
  /** Of the answers, as a tag of BCP 47; null or absent if it isn't said. */
  language?: string | null | undefined;
  /** The votes are not shown before the end. */
  isHidden: boolean;
  ref: Ref<HTMLUListElement>;
}

/** The answers of a poll with their shares of the people who voted; the viewer's own have a sign. */
export function Results({ poll, language, isHidden, ref }: ResultsProps) {
  const w = usePollMessages();
  const id = useId();
  const { options, voterCount, viewerChoices, hasEnded } = poll;
  const most = Math.max(...options.map(({ votes }) => votes ?? 0));
  return (
    <ul ref={ref} tabIndex={-1} aria-label={w(isHidden ? 'answers' : 'results')} className={pollStyles.rows}>
      {options.map(({ text, votes }, index) => (
        <li key={index} className={cx(pollStyles.row, isHidden && styles.plain)}>
          {votes !== null && (
            <Bar labelledBy={`${id}-${index}`} votes={votes} of={voterCount} isMost={hasEnded && votes === most} />
          )}
          <span
            id={`${id}-${index}`}
            className={cx(pollStyles.words, hasEnded && votes === most && most > 0 && styles.most)}
          >
            <bdi lang={language ?? undefined}>{text}</bdi>
          </span>
          {viewerChoices.includes(index) && (
            <span role="img" aria-label={w('own')} data-tooltip={w('own')} className={styles.own}>
              <Icon of={CircleCheck} size={18} />
            </span>
          )}
          {votes !== null && <Numbers votes={votes} of={voterCount} />}
        </li>
      ))}
    </ul>
  );
}

const shareOf = (votes: number, of: number) => (of > 0 ? votes / of : 0);

interface Share {
  votes: number;
  /** How many people voted. */
  of: number;
}

/** Fills the row from where reading begins. */
function Bar({ labelledBy, votes, of, isMost }: Share & { labelledBy: string; isMost: boolean }) {
  const w = usePollMessages();
  const percent = Math.round(shareOf(votes, of) * 100);
  return (
    <div
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={w('share', { percent, count: votes })}
      className={styles.track}
    >
      {votes > 0 && <div className={cx(styles.bar, isMost && styles.mostBar)} style={{ width: `${percent}%` }} />}
    </div>
  );
}

/** The same in digits, which the bar says already. */
function Numbers({ votes, of }: Share) {
  const formats = useFormats();
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en', { style: 'percent' });
  return (
    <span aria-hidden className={styles.numbers}>
      {percent.format(shareOf(votes, of))}
      <span className={styles.count}>{formats.compact(votes)}</span>
    </span>
  );
}

const styles = sheet({
  plain: { borderWidth: '1px', borderColor: 'border.hairline' },
  track: { position: 'absolute', inset: '0', bg: 'bg.sunken' },
  bar: {
    height: 'full',
    bg: 'color-mix(in oklab, {colors.brand.solid} 18%, {colors.bg.card})',
    transitionProperty: 'width',
    transitionDuration: 'slow',
    // With forced colors, backgrounds are gone.
    borderInlineEndWidth: '2px',
    borderColor: 'brand.solid',
  },
  mostBar: { bg: 'color-mix(in oklab, {colors.brand.solid} 32%, {colors.bg.card})' },
  most: { fontWeight: 'bold' },
  own: { position: 'relative', display: 'inline-flex', color: 'brand.fg' },
  numbers: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '2',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
  },
  count: { minWidth: '1.5em', textAlign: 'end', fontWeight: 'normal' },
});
