import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { Operators } from './Operators';
import { useMessages } from './messages';

const ID = 'search-tips';

const tips = [
  ['tipPhrase', 'tipPhraseText'],
  ['tipWithout', 'tipWithoutText'],
  ['tipOr', 'tipOrText'],
  ['tipTag', 'tipTagText'],
  ['tipFrom', 'tipFromText'],
  ['tipMedia', 'tipMediaText'],
  ['tipAfter', 'tipAfterText'],
  ['tipBefore', 'tipBeforeText'],
] as const;

/** The search operators, collapsed at first. */
export function SearchTips() {
  const w = useMessages();
  return (
    <details id={ID} className={styles.tips}>
      <summary className={styles.summary}>
        {w('tips')}
        <Icon of={ChevronDown} size={16} className={styles.arrow} />
      </summary>
      <dl className={styles.list}>
        {tips.map(([form, text]) => (
          <div key={form} className={styles.tip}>
            <dt>
              <code dir="auto" className={styles.form}>
                {w(form)}
              </code>
            </dt>
            <dd className={styles.text}>{w(text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        <Operators text={w('tipsTogether')} />
      </p>
    </details>
  );
}

/** Expands them and scrolls there. */
export function openTips() {
  const tips = document.getElementById(ID);
  if (!(tips instanceof HTMLDetailsElement)) return;
  tips.open = true;
  tips.querySelector('summary')?.focus();
}

const styles = sheet({
  tips: { fontSize: 'sm', paddingBlockEnd: '1' },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    paddingInline: '1',
    borderRadius: 'control',
    color: 'fg.muted',
    _hover: { color: 'fg.default', textDecoration: 'underline' },
  },
  arrow: { transitionProperty: 'transform', transitionDuration: 'fast', '[open] &': { transform: 'rotate(180deg)' } },
  list: { display: 'grid', gap: '2', paddingBlock: '2' },
  tip: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '12rem 1fr' },
    columnGap: '3',
    alignItems: 'baseline',
  },
  form: {
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderRadius: '0.375rem',
    bg: 'bg.sunken',
    fontFamily: 'mono',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
  },
  text: { color: 'fg.muted' },
});
