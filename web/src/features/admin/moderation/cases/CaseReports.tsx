import { Badge } from '../../../../ui/feedback/Badge';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { ExternalLink } from '../../../../ui/navigation/TextLink';
import { Time } from '../../../../ui/text/Time';
import { sheet } from '../../../../ui/theme/sheet';
import { inboxStyles } from '../inbox-styles';
import { useModerationMessages } from '../messages';
import type { CaseReport, OpenCase } from './case-state';
import { Evidence } from './Evidence';
import { useCaseMessages } from './messages';

/** The evidence of the newest report, then each report; older evidence where it differs. */
export function CaseReports({ about }: { about: OpenCase }) {
  const w = useCaseMessages();
  const [newest] = about.reports;
  const withProfile = about.subject === 'PROFILE' || about.subject === 'PERSON';
  if (!newest) return null;
  return (
    <>
      <section aria-label={w('evidence')}>
        <h3 className={inboxStyles.section}>{w('evidence')}</h3>
        <Evidence report={newest} withProfile={withProfile} />
      </section>
      <section aria-label={w('reportsHeading')}>
        <h3 className={inboxStyles.section}>{w('reports', { count: about.reportCount })}</h3>
        <ul className={styles.list}>
          {about.reports.map((report) => (
            <li key={report.id} className={styles.item}>
              <OneReport report={report} />
              {evidenceOf(report) !== evidenceOf(newest) && <Evidence report={report} withProfile={withProfile} />}
            </li>
          ))}
        </ul>
        {about.reportCount > about.reports.length && <Muted>{w('someReports')}</Muted>}
      </section>
    </>
  );
}

const evidenceOf = ({ reportedPerson, reportedPosts, reportedWhispers }: CaseReport) =>
  JSON.stringify([reportedPerson, reportedPosts.map(({ id, content }) => [id, content]), reportedWhispers]);

function OneReport({ report }: { report: CaseReport }) {
  const w = useCaseMessages();
  const m = useModerationMessages();
  const { reporter, notice, comment } = report;
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <Badge tone="accent">{report.foundBy ? w(report.foundBy) : m(report.category)}</Badge>
        {report.isIllegal && <Badge tone="danger">{w('illegal')}</Badge>}
        <bdi className={styles.name}>
          {notice ? w('notice') : report.foundBy ? w('machine') : (reporter?.displayName ?? w('formerReporter'))}
        </bdi>
        {reporter && <bdi dir="ltr">@{reporter.handle}</bdi>}
        <Muted>
          <Time at={report.createdAt} />
        </Muted>
      </Row>
      {reporter && (
        <Muted>{w('reporterRecord', { acted: reporter.reportsActedCount, count: reporter.reportsMadeCount })}</Muted>
      )}
      {report.rules.length > 0 && (
        <ul aria-label={w('rules')} className={styles.rules}>
          {report.rules.map(({ id, text }) => (
            <li key={id} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
      {comment !== '' && (
        <p dir="auto" className={styles.words}>
          {comment}
        </p>
      )}
      {notice && (
        <div>
          <p>
            <bdi>{notice.name ?? w('unnamed')}</bdi>
            {notice.email !== null && (
              <>
                {' · '}
                <bdi>
                  <ExternalLink href={`mailto:${notice.email}`}>{notice.email}</ExternalLink>
                </bdi>
              </>
            )}
          </p>
          <p dir="auto" className={styles.words}>
            {w('law', { law: notice.law })}
          </p>
          {/* The comment may be the same text. */}
          {notice.explanation !== comment && (
            <p dir="auto" className={styles.words}>
              {notice.explanation}
            </p>
          )}
        </div>
      )}
    </Stack>
  );
}

const styles = sheet({
  list: { listStyle: 'none', margin: '0', padding: '0' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    paddingBlock: '3',
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  rules: { margin: '0', paddingInlineStart: '5', fontSize: 'sm' },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
