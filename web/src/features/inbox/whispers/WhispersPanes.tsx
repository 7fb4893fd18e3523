import { MessageCirclePlus } from 'lucide-react';
import { Suspense } from 'react';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { lazyWithRetry, preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { Link } from '../../../ui/navigation/Link';
import { usePageTitle } from '../../../ui/layout/usePageTitle';
import { CONVERSATIONS_PAGE, ConversationList } from './ConversationList';
import { PaneHeader } from './PaneHeader';
import { skeletonHeader, ThreadSkeleton } from './ThreadSkeleton';
import { useMessages } from './useMessages';
import { useConversationsQuery } from './Whispers.generated';
import { RequestsLink } from './requests/RequestsLink';

const ConversationPane = preloadWhenIdle(async () => ({
  default: (await import('./ConversationPane')).ConversationPane,
}));
const WhisperRequestsPane = lazyWithRetry(async () => ({
  default: (await import('./requests/WhisperRequestsPane')).WhisperRequestsPane,
}));
const NewWhisper = preloadWhenIdle(async () => ({ default: (await import('./NewWhisper')).NewWhisper }));

/**
 * The list of conversations beside an open one; phones show one of the two. `open` is an id, "new", "requests" or
 * undefined.
 */
export function WhispersPanes({ open }: { open: string | undefined }) {
  const say = useMessages();
  const isOpen = open !== undefined;
  useRootFlag('wide');
  useRootFlag('barCovered', isOpen);
  return (
    <div className={cx(styles.panes, isOpen && styles.one)}>
      <section aria-label={say('conversations')} className={cx(styles.list, isOpen && styles.covered)}>
        <PaneHeader
          as={isOpen ? 'h2' : 'h1'}
          heading={say('title')}
          actions={
            <Link to="/whispers/new" aria-label={say('new')} data-tooltip={say('new')} className={styles.new}>
              <Icon of={MessageCirclePlus} size={22} />
            </Link>
          }
        />
        <Suspense fallback={null}>
          <RequestsLink />
        </Suspense>
        <ConversationList />
      </section>
      <div className={cx(styles.conversation, !isOpen && styles.covered)}>
        <Suspense fallback={isOpen && <Coming />}>
          <Opened open={open} />
        </Suspense>
      </div>
    </div>
  );
}

function Opened({ open }: { open: string | undefined }) {
  if (open === undefined) return <Choose />;
  if (open === 'new') return <NewWhisper />;
  if (open === 'requests') return <WhisperRequestsPane />;
  return <ConversationPane key={open} id={open} />;
}

/** Shown while the code of a conversation loads. */
function Coming() {
  const say = useMessages();
  return (
    <>
      <PaneHeader as="h1" back="/whispers" {...skeletonHeader(say('title'))} />
      <ThreadSkeleton />
    </>
  );
}

function Choose() {
  const say = useMessages();
  usePageTitle(say('title'));
  // The same query as the list beside it.
  const { data } = useConversationsQuery({ variables: { first: CONVERSATIONS_PAGE }, fetchPolicy: 'cache-only' });
  const isAny = (data?.viewer?.conversations.edges.length ?? 0) > 0;
  return (
    <div className={styles.choose}>
      <EmptyState
        drawing="lily"
        title={say('chooseTitle')}
        text={say(isAny ? 'chooseText' : 'chooseNobody')}
        action={<ButtonLink to="/whispers/new">{say('new')}</ButtonLink>}
      />
    </div>
  );
}

const styles = sheet({
  panes: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '22rem minmax(0, 1fr)' },
    '@media (min-width: 48rem) and (max-width: 74.9375rem)': { gridTemplateColumns: '17rem minmax(0, 1fr)' },
    '@media (min-width: 48rem) and (min-height: 28.1875rem)': { height: 'calc(100dvh - var(--strip, 0px))' },
    // Two panes above the bar of phones.
    '@media (min-width: 48rem) and (max-width: 48.05625rem) and (min-height: 28.1875rem)': {
      'html:not([data-bar-covered^="1"]) &': {
        height: 'calc(100dvh - var(--strip, 0px) - 4rem - env(safe-area-inset-bottom))',
      },
    },
  },
  one: { '@media (min-height: 28.1875rem)': { height: 'calc(100dvh - var(--strip, 0px))' } },
  list: {
    minHeight: '0',
    scrollbarWidth: 'thin',
    borderColor: 'border.hairline',
    '@media (min-width: 48rem)': { overflowY: 'auto', borderInlineEndWidth: '1px' },
  },
  conversation: { display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' },
  covered: {
    display: 'none',
    flexDirection: 'column',
    '@media (min-width: 48rem)': { display: 'flex' },
  },
  choose: { flex: '1', display: 'grid', placeItems: 'center' },
  new: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    color: 'brand.fg',
    _hover: { bg: 'bg.hover' },
  },
});
