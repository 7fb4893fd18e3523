import type { AuditChange } from '@mallard/rules/audit-actions';
import { type AuditWords, fieldName, valueInWords } from '@mallard/rules/audit-words';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import type { Entry } from './entry';
import { useAuditMessages } from './messages';

interface AuditChangesProps {
  entry: Entry;
  /** Those that the sentence leaves out. */
  changes: readonly AuditChange[];
  words: AuditWords;
}

/** The changed fields of an entry with their values before and after. */
export function AuditChanges({ entry, changes, words }: AuditChangesProps) {
  return (
    <dl className={styles.list}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt className={styles.field}>{fieldName(change.field, words)}</dt>
          <dd className={styles.values}>
            <Values change={change} all={entry.changes} words={words} />
          </dd>
        </div>
      ))}
    </dl>
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
        <del className={styles.before}>
          <VisuallyHidden>{w('before')} </VisuallyHidden>
          <bdi>{shown('before')}</bdi>
        </del>
      )}
      {change.after !== null && (
        <ins className={styles.after}>
          <VisuallyHidden>{w('after')} </VisuallyHidden>
          <bdi>{shown('after')}</bdi>
        </ins>
      )}
    </>
  );
}

const styles = sheet({
  list: { margin: '0', display: 'flex', flexDirection: 'column', gap: '4', fontSize: 'sm' },
  field: { color: 'fg.muted' },
  values: { margin: '0', display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' },
  before: { color: 'fg.muted', whiteSpace: 'pre-wrap', '& bdi': { display: 'block' } },
  after: { textDecoration: 'none', whiteSpace: 'pre-wrap', '& bdi': { display: 'block' } },
});
