import { Badge } from '../../../../ui/feedback/Badge';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { Time } from '../../../../ui/text/Time';
import { cx, sheet } from '../../../../ui/theme/sheet';
import type { CaseReport } from './case-state';
import { HiddenPicture } from './HiddenPicture';
import { useCaseMessages } from './messages';

/** What a report is about, as it was then: it stays when it is edited or deleted. */
export function Evidence({ report, withProfile }: { report: CaseReport; withProfile: boolean }) {
  return (
    <Stack gap={3}>
      {withProfile && <ReportedProfile person={report.reportedPerson} />}
      {report.reportedPosts.map((post) => (
        <ReportedPost key={post.id} post={post} />
      ))}
      {report.reportedWhispers.length > 0 && <ReportedWhispers report={report} />}
    </Stack>
  );
}

function ReportedPost({ post }: { post: CaseReport['reportedPosts'][number] }) {
  const w = useCaseMessages();
  return (
    <blockquote className={styles.quote}>
      <Row gap={2} wrap>
        {post.contentWarning !== null && <Badge tone="accent">{w('warning', { text: post.contentWarning })}</Badge>}
        {post.isReply && <Badge>{w('reply')}</Badge>}
      </Row>
      <p dir="auto" className={styles.words}>
        {post.content}
      </p>
      {post.pollOptions.length > 0 && (
        <ul aria-label={w('pollAnswers')} className={styles.answers}>
          {post.pollOptions.map((option) => (
            <li key={option} dir="auto">
              {option}
            </li>
          ))}
        </ul>
      )}
      {post.media.length > 0 && (
        <Row gap={2} wrap>
          {post.media.map(({ id, kind, url, altText }) => (
            <HiddenPicture key={id} kind={kind} url={url} alt={altText} />
          ))}
        </Row>
      )}
      {post.quoted && (
        <div className={styles.quote}>
          <Muted>{w('quotes', { handle: post.quoted.authorHandle })}</Muted>
          {post.quoted.contentWarning !== null && (
            <Badge tone="accent">{w('warning', { text: post.quoted.contentWarning })}</Badge>
          )}
          <p dir="auto" className={styles.words}>
            {post.quoted.content}
          </p>
        </div>
      )}
      <Muted>
        <Time at={post.createdAt} />
      </Muted>
    </blockquote>
  );
}

function ReportedWhispers({ report }: { report: CaseReport }) {
  const w = useCaseMessages();
  return (
    <ol aria-label={w('whispers')} className={styles.whispers}>
      {report.reportedWhispers.map((whisper) => (
        <li key={whisper.id} className={cx(styles.quote, whisper.isReported && styles.reported)}>
          <Row gap={2} wrap>
            <bdi dir="ltr" className={styles.author}>
              @{whisper.authorHandle}
            </bdi>
            <Muted>
              <Time at={whisper.createdAt} />
            </Muted>
            {whisper.isReported && <Badge tone="danger">{w('wasReported')}</Badge>}
          </Row>
          <p dir="auto" className={styles.words}>
            {whisper.content}
          </p>
        </li>
      ))}
    </ol>
  );
}

function ReportedProfile({ person }: { person: CaseReport['reportedPerson'] }) {
  const w = useCaseMessages();
  return (
    <blockquote aria-label={w('profile')} className={styles.quote}>
      <p>
        <bdi className={styles.author}>{person.displayName}</bdi> <bdi dir="ltr">@{person.handle}</bdi>
      </p>
      {[person.bio, person.location, person.website]
        .filter((text) => text !== null && text !== '')
        .map((text) => (
          <p key={text} dir="auto" className={styles.words}>
            {text}
          </p>
        ))}
      <Row gap={2} wrap>
        {person.imageUrl !== null && <HiddenPicture url={person.imageUrl} alt={w('picture')} />}
        {person.bannerUrl !== null && <HiddenPicture url={person.bannerUrl} alt={w('banner')} />}
      </Row>
    </blockquote>
  );
}

const styles = sheet({
  // Inside, because an answer in another direction has its mark at the other edge.
  answers: { listStyle: 'disc inside', overflowWrap: 'anywhere' },
  quote: {
    margin: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'border.control',
  },
  reported: { borderColor: 'danger.fg' },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  author: { fontWeight: 'medium' },
  whispers: { listStyle: 'none', margin: '0', padding: '0', display: 'flex', flexDirection: 'column', gap: '3' },
});
