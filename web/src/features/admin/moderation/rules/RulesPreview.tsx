import { SectionHeading } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useRulesMessages } from './messages';
import type { RuleDraft } from './rule-drafts';

/** The rules as people read them, in each language. */
export function RulesPreview({ rules }: { rules: readonly RuleDraft[] }) {
  const w = useRulesMessages();
  return (
    <div className={styles.pair}>
      <section aria-label={w('inEnglish')} className={styles.side}>
        <SectionHeading>{w('inEnglish')}</SectionHeading>
        <ol lang="en" dir="ltr" className={styles.list}>
          {rules.map(({ key, textEn, hintEn }) => (
            <OneRule key={key} text={textEn} hint={hintEn} />
          ))}
        </ol>
      </section>
      <section aria-label={w('inHebrew')} className={styles.side}>
        <SectionHeading>{w('inHebrew')}</SectionHeading>
        <ol lang="he" dir="rtl" className={styles.list}>
          {rules.map(({ key, textHe, hintHe }) => (
            <OneRule key={key} text={textHe} hint={hintHe} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function OneRule({ text, hint }: { text: string; hint: string }) {
  return (
    <li>
      <p className={styles.text}>{text}</p>
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
    </li>
  );
}

const styles = sheet({
  pair: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
  side: { minWidth: '0' },
  list: {
    margin: '0',
    marginBlockStart: '3',
    paddingInlineStart: '6',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
  },
  text: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  hint: { fontSize: 'sm', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
