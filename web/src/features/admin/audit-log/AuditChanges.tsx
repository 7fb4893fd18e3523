import type { AuditChange } from '@mallard/rules/audit-actions';
import { type AuditWords, fieldName, valueInWords } from '@mallard/rules/audit-words';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import type { Entry } from './entry';
import { useAuditMessages } from './messages';

/** Up to this many short changes are shown at once; more, or longer ones, are folded. */
const SHOWN = 2;
/** In characters, before and after together. */
const SHORT = 80;

interface AuditChangesProps {
  entry: Entry;
  /** Those that the sentence leaves out. */
  changes: readonly AuditChange[];
  words: AuditWords;
}

/** The changed fields of an entry with their values before and after. */
export function AuditChanges({ entry, changes, words }: AuditChangesProps) {
  const w = useAuditMessages();
  if (changes.length === 0) return null;
  const isShort = changes.every(({ before, after }) => (before ?? '').length + (after ?? '').length <= SHORT);
  const list = (
    <dl className={styles.list}>
      {changes.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt className={styles.field}>{fieldName(change.field, words)}</dt>
          <dd className={styles.values}>
            <Values change={change} all={entry.changes} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= SHOWN && isShort) return <div className={styles.changes}>{list}</div>;
  return (
    <details className={styles.changes}>
      <summary className={styles.summary}>{w('changes', { count: changes.length })}</summary>
      {list}
    </details>
  );
}

interface ValuesProps {
  change: AuditChange;
  all: readonly AuditChange[];
  words: AuditWords;
}

function Values({ change, all, words }: ValuesProps) {
  const w = useAuditMessages();
  const formats = useFormats();
  const { language } = useLanguage();
  const shown = (side: 'before' | 'after') => valueInWords(change, side, all, words, formats, language);
  return (
    <>
      {change.before !== null && (
        <del className={styles.before} dir="auto">
          <VisuallyHidden>{w('before')} </VisuallyHidden>
          {shown('before')}
        </del>
      )}
      {change.after !== null && (
        <ins className={styles.after} dir="auto">
          <VisuallyHidden>{w('after')} </VisuallyHidden>
          {shown('after')}
        </ins>
      )}
    </>
  );
}

const styles = sheet({
  changes: { gridColumn: '1 / -1', fontSize: 'sm', minWidth: '0' },
  summary: { color: 'brand.fg', cursor: 'pointer', width: 'fit-content', minHeight: '6' },
  list: { margin: '0', display: 'flex', flexDirection: 'column', gap: '0.5', paddingBlockStart: '0.5' },
  change: { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
  field: { color: 'fg.muted', minWidth: '6rem' },
  values: {
    margin: '0',
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    overflowWrap: 'anywhere',
    maxHeight: '16rem',
    overflowY: 'auto',
  },
  before: { color: 'fg.muted', minWidth: '0', whiteSpace: 'pre-wrap' },
  after: { textDecoration: 'none', minWidth: '0', whiteSpace: 'pre-wrap' },
});
