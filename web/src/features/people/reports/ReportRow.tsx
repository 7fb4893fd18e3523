import { useId } from 'react';
import { Badge } from '../../../ui/feedback/Badge';
import { Muted } from '../../../ui/layout/Layout';
import { Time } from '../../../ui/text/Time';
import { Appeal } from './Appeal';
import { useCaseMessages } from './case-messages';
import { caseStyles as styles } from './case-styles';
import { useReportMessages } from './messages';
import type { Report_ReportFragment as Report } from './Reports.generated';

/** A report of the viewer's, and what came of it. */
export function ReportRow({ report }: { report: Report }) {
  const w = useCaseMessages();
  const words = useReportMessages();
  const id = useId();
  const { number, subject, handle, excerpt, category, comment, createdAt, outcome, reasons } = report;
  const title = w('report', { number });
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        <Badge tone={outcome ? 'brand' : 'neutral'}>{w(outcome ? 'decided' : 'waiting')}</Badge>
      </div>
      <Muted>
        {w(`subject${subject}`, { handle })} · {words(`category${category}`)} · <Time at={createdAt} />
      </Muted>
      {excerpt && (
        <blockquote dir="auto" className={styles.quote}>
          {excerpt}
        </blockquote>
      )}
      {comment && <Muted className={styles.text}>{w.rich('comment', { text: <bdi key="text">{comment}</bdi> })}</Muted>}
      <p>{w(outcome ? `outcome${outcome}` : 'waitingText')}</p>
      {reasons && (
        <div>
          <p className={styles.label}>{w('reasons')}</p>
          <p dir="auto" className={styles.text}>
            {reasons}
          </p>
        </div>
      )}
      {report.decisionId !== null && (
        <Appeal
          of={report}
          what={title}
          decisionId={report.decisionId}
          appeal={report.appeal}
          isOffered={report.viewerCanAppeal}
        />
      )}
    </div>
  );
}
