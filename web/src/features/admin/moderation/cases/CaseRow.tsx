import { useFormats, useLanguage } from '../../../../i18n/I18nProvider';
import { Badge } from '../../../../ui/feedback/Badge';
import { Row } from '../../../../ui/layout/Layout';
import { Link } from '../../../../ui/navigation/Link';
import { useNow } from '../../../../ui/text/useNow';
import { useViewer } from '../../../session/viewer/viewer';
import { inboxStyles as styles } from '../inbox-styles';
import { useModerationMessages } from '../messages';
import type { ListedCase } from './case-state';
import { dueTime } from './due';
import { useCaseMessages } from './messages';

interface CaseRowProps {
  listed: ListedCase;
  to: string;
  isOpen: boolean;
}

/** A case in the queue. */
export function CaseRow({ listed, to, isOpen }: CaseRowProps) {
  const w = useCaseMessages();
  const m = useModerationMessages();
  const { language } = useLanguage();
  const formats = useFormats();
  const now = useNow();
  const viewer = useViewer();
  const { person, takenBy, decision, summary } = listed;
  const due = new Date(listed.dueAt);
  const time = dueTime(due, now, language);
  return (
    <Link to={to} data-row={listed.id} aria-current={isOpen ? 'true' : undefined} className={styles.row}>
      <span className={styles.top}>
        <bdi className={styles.name}>{person.displayName}</bdi>
        {listed.priority > 0 && !listed.isDecided && (
          <Badge tone={listed.priority === 2 ? 'danger' : 'accent'}>
            {listed.priority === 2 ? w('urgent') : w('important')}
          </Badge>
        )}
      </span>
      <span>
        {m(listed.subject)}
        {` · ${summary.foundBy ? w(summary.foundBy) : m(summary.category)}`}
      </span>
      {summary.contentWarning !== null && (
        <span>
          <Badge tone="accent">{w('warning', { text: summary.contentWarning })}</Badge>
        </span>
      )}
      {summary.excerpt !== '' && (
        <span dir="auto" className={styles.quoted}>
          {summary.excerpt}
        </span>
      )}
      <Row gap={2} wrap className={styles.small}>
        <span>{w('reports', { count: listed.reportCount })}</span>
        {summary.isGone && <Badge>{w('isGone')}</Badge>}
        {listed.isHeld && <Badge tone="accent">{w('isHeld')}</Badge>}
        {decision && listed.isDecided ? (
          <Badge tone={decision.outcome === 'NO_VIOLATION' ? 'brand' : 'danger'}>
            {m(`outcome${decision.outcome}`)}
          </Badge>
        ) : due < now ? (
          <Badge tone="danger">{w('overdue', { time })}</Badge>
        ) : (
          <span>{w('dueIn', { time })}</span>
        )}
        {takenBy && listed.takenUntil !== null && (
          <Badge tone={takenBy.id === viewer?.id ? 'brand' : 'neutral'}>
            {takenBy.id === viewer?.id
              ? w('takenByYou', { time: formats.time(new Date(listed.takenUntil)) })
              : w('takenBy', { name: takenBy.displayName })}
          </Badge>
        )}
      </Row>
    </Link>
  );
}
