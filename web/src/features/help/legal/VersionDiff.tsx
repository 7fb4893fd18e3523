import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/ErrorCard';
import { Muted } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useWords } from '../useWords';
import { type DiffPart, diffRows, isChanged } from './diff-rows';
import { useHelpVersionsQuery } from './HelpPage.generated';

/** Two versions side by side, on a phone one below the other; what changed is marked. */
export function VersionDiff({ before, after }: { before: string; after: string }) {
  const t = useT();
  const w = useWords();
  const { data, error, loading, refetch } = useHelpVersionsQuery({ variables: { before, after } });

  if (!data?.before || !data.after) {
    return error && !loading ? (
      <ErrorCard
        reason={errorMessage(error, t, t('errors.generic'))}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton height="12rem" />
    );
  }
  const written = ({ title, body }: { title: string; body: string }) => `# ${title}\n\n${body}`;
  const rows = diffRows(written(data.before), written(data.after));
  if (!rows.some(isChanged)) return <Muted role="status">{w('same')}</Muted>;
  return (
    <div className={styles.frame} role="region" aria-label={w('changes')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{w('changes')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {w('version', { version: data.before.version })}
            </th>
            <th scope="col" className={styles.head}>
              {w('version', { version: data.after.version })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              <td className={styles.cell}>{row.before && <Line parts={row.before} label={w('removed')} isOld />}</td>
              <td className={styles.cell}>{row.after && <Line parts={row.after} label={w('added')} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ parts, label, isOld }: { parts: readonly DiffPart[]; label: string; isOld?: boolean }) {
  return (
    <p dir="auto" className={styles.line}>
      {parts.map(({ text, isMarked }, place) => {
        if (!isMarked) return <span key={place}>{text}</span>;
        const Tag = isOld ? 'del' : 'ins';
        return (
          <Tag key={place} title={label} className={isOld ? styles.old : styles.young}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

const styles = sheet({
  frame: { overflowX: 'auto', borderWidth: '1px', borderColor: 'border.hairline', borderRadius: 'card', bg: 'bg.card' },
  table: { width: 'full', minWidth: '34rem', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: 'sm' },
  head: {
    padding: '3',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  cell: {
    paddingInline: '3',
    paddingBlock: '1',
    verticalAlign: 'top',
    '& + &': { borderInlineStartWidth: '1px', borderColor: 'border.hairline' },
  },
  line: { minHeight: '1.5em', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  old: { bg: 'danger.subtle', color: 'danger.fg', borderRadius: '0.25rem' },
  young: {
    bg: 'brand.subtle',
    color: 'brand.fg',
    textDecoration: 'none',
    fontWeight: 'medium',
    borderRadius: '0.25rem',
  },
});
