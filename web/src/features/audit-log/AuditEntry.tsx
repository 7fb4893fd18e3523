import { useFormats } from '../../i18n/I18nProvider';
import { Badge } from '../../ui/Badge';
import { sheet } from '../../ui/theme/sheet';
import type { AuditLogQuery } from './AuditLog.generated';
import { useAuditWords } from './words';

type Entry = AuditLogQuery['auditLog']['edges'][number]['node'];

/** Who did what to whom and when, and each field that changed. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const w = useAuditWords();
  const formats = useFormats();
  const { createdAt, action, actorHandle, subjectName, subjectKind, changes } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <bdi className={styles.actor}>{actorHandle === null ? w('site') : `@${actorHandle}`}</bdi>
        <Badge tone="brand">
          <code>{action}</code>
        </Badge>
        <bdi className={styles.subject}>{subjectName ?? subjectKind}</bdi>
        <time dateTime={createdAt} className={styles.time}>
          {formats.moment(new Date(createdAt))}
        </time>
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field} className={styles.change}>
              <dt className={styles.field}>
                <code>{field}</code>
              </dt>
              <dd className={styles.values}>
                {before !== null && (
                  <del className={styles.before} dir="auto">
                    {before}
                  </del>
                )}
                {after !== null && (
                  <ins className={styles.after} dir="auto">
                    {after}
                  </ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const styles = sheet({
  entry: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
  actor: { fontWeight: 'medium' },
  subject: { overflowWrap: 'anywhere' },
  time: { marginInlineStart: 'auto', fontSize: 'sm', color: 'fg.muted' },
  changes: { margin: '0', display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'sm' },
  change: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  field: { color: 'fg.muted', minWidth: '6rem' },
  values: {
    margin: '0',
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    overflowWrap: 'anywhere',
  },
  before: { color: 'fg.muted', minWidth: '0' },
  after: { textDecoration: 'none', fontWeight: 'medium', minWidth: '0' },
});
