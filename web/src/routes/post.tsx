import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { signInPrompt } from '../features/session/sign-in/sign-in-prompt';
import { usePaths } from '../features/session/paths/usePaths';
import { useViewer } from '../features/session/viewer/viewer';
import { personName } from '../features/people/profiles/person-name';
import { shownWords } from '../features/posts/card/post-name';
import { useReplyMessages } from '../features/posts/replies/messages';
import { ThreadView } from '../features/timelines/thread/ThreadView';
import { useThread } from '../features/timelines/thread/useThread';
import { useThreadMessages } from '../features/timelines/thread/messages';
import { useT } from '../i18n/I18nProvider';
import { Button, ButtonLink } from '../ui/form/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Page } from '../ui/layout/Page';
import { useTakeOver } from '../ui/layout/server-page';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';

const NoddedByDialog = lazyWithRetry(async () => ({
  default: (await import('../features/timelines/thread/NoddedByDialog')).NoddedByDialog,
}));
const QuotesDialog = lazyWithRetry(async () => ({
  default: (await import('../features/timelines/thread/QuotesDialog')).QuotesDialog,
}));

/** /post/:id: a post in its thread. */
export function PostPage() {
  const { id = '' } = useParams();
  return <Thread key={id} id={id} />;
}

function Thread({ id }: { id: string }) {
  const t = useT();
  const words = useThreadMessages();
  // Included in the page, because loading it later would hide a page that is already rendered.
  useReplyMessages();
  const paths = usePaths();
  const thread = useThread(id);
  const [search] = useSearchParams();
  const { post, status } = thread;
  useTakeOver(post !== null || status !== 'loading');
  const title = post
    ? words('byTitle', { name: personName(post.author, t), text: shortened(shownWords(post, 'THREADS')) })
    : words('title');
  return (
    <Page title={title} heading={words('title')} back={paths.home}>
      {status === 'gone' ? <Gone /> : <ThreadView thread={thread} />}
      {post && search.has('list') && (
        <Suspense fallback={null}>
          <NoddedByDialog postId={post.id} />
          <QuotesDialog postId={post.id} />
        </Suspense>
      )}
    </Page>
  );
}

function Gone() {
  const t = useT();
  const words = useThreadMessages();
  const viewer = useViewer();
  return (
    <EmptyState
      drawing="reeds"
      title={words('gone')}
      text={words(viewer ? 'goneText' : 'goneVisitorText')}
      action={
        viewer ? (
          <ButtonLink to="/stream">{t('profiles.toStream')}</ButtonLink>
        ) : (
          <Button onClick={() => signInPrompt.open({ to: 'read' })}>{t('profiles.signIn')}</Button>
        )
      }
    />
  );
}

const MAX_TITLE_LENGTH = 60;

/** In code points, so that no character is cut in half. */
function shortened(words: string): string {
  const points = [...words.replaceAll(/\s+/g, ' ')];
  return points.length > MAX_TITLE_LENGTH ? `${points.slice(0, MAX_TITLE_LENGTH - 1).join('')}…` : points.join('');
}
