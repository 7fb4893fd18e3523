import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSignInFirst } from '../features/identity/viewer/useSignInFirst';
import { useViewer } from '../features/identity/viewer/viewer';
import { personName } from '../features/profiles/person-name';
import { shownWords } from '../features/posts/post-name';
import { useReplyWords } from '../features/posts/replies/words';
import { ThreadView } from '../features/posts/thread/ThreadView';
import { useThread } from '../features/posts/thread/useThread';
import { useThreadWords } from '../features/posts/thread/words';
import { useT } from '../i18n/I18nProvider';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { useTakeOver } from '../ui/server-page';
import { lazily } from '../ui/lazily';

const NoddedByDialog = lazily(async () => ({
  default: (await import('../features/nods/NoddedByDialog')).NoddedByDialog,
}));

/** /post/:id: a quack in its thread, at an address of its own, so that it can be handed on. */
export function PostPage() {
  const { id = '' } = useParams();
  return <Thread key={id} id={id} />;
}

function Thread({ id }: { id: string }) {
  const t = useT();
  const words = useThreadWords();
  // With the page's own words: fetched later, they would hide a page that is there already.
  useReplyWords();
  const thread = useThread(id);
  const [search] = useSearchParams();
  const { post, status } = thread;
  useTakeOver(post !== null || status !== 'loading');
  const title = post
    ? words('byTitle', { name: personName(post.author, t), text: shortened(shownWords(post)) })
    : words('title');
  return (
    <Page title={title} heading={words('title')} back="/stream">
      {status === 'gone' ? <Gone /> : <ThreadView thread={thread} />}
      {post && search.has('list') && (
        <Suspense fallback={null}>
          <NoddedByDialog postId={post.id} />
        </Suspense>
      )}
    </Page>
  );
}

function Gone() {
  const t = useT();
  const words = useThreadWords();
  const viewer = useViewer();
  const signInFirst = useSignInFirst();
  return (
    <EmptyState
      drawing="reeds"
      title={words('gone')}
      text={words(viewer ? 'goneText' : 'goneVisitorText')}
      action={
        viewer ? (
          <ButtonLink to="/stream">{t('profiles.toStream')}</ButtonLink>
        ) : (
          <Button onClick={signInFirst}>{t('profiles.signIn')}</Button>
        )
      }
    />
  );
}

const LONGEST_TITLE = 60;

/** In code points, so that no character is cut in half. */
function shortened(words: string): string {
  const points = [...words.replaceAll(/\s+/g, ' ')];
  return points.length > LONGEST_TITLE ? `${points.slice(0, LONGEST_TITLE - 1).join('')}…` : points.join('');
}
