import { MessageCirclePlus } from 'lucide-react';
import { Suspense } from 'react';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { cx, sheet } from '../../ui/theme/sheet';
import { usePageMark } from '../../ui/page-marks';
import { inTime } from '../../ui/lazily';
import { Link } from '../../ui/Link';
import { usePageTitle } from '../../ui/usePageTitle';
import { CONVERSATIONS_PAGE, ConversationList } from './ConversationList';
import { PaneHeader } from './PaneHeader';
import { headerBones, ThreadSkeleton } from './ThreadSkeleton';
import { useWords } from './useWords';
import { useConversationsQuery } from './Whispers.generated';

const ConversationPane = inTime(async () => ({ default: (await import('./ConversationPane')).ConversationPane }));
const NewWhisper = inTime(async () => ({ default: (await import('./NewWhisper')).NewWhisper }));

/** The conversations beside one of them; on phones either of the two. `open` is an id, "new", or undefined for none. */
export function WhispersPanes({ open }: { open: string | undefined }) {
  const say = useWords();
  const isOpen = open !== undefined;
  usePageMark('wide');
  usePageMark('barCovered', isOpen);
  return (
    <div className={cx(styles.panes, isOpen && styles.one)}>
      <section aria-label={say('conversations')} className={cx(styles.list, isOpen && styles.covered)}>
        <PaneHeader
          as={isOpen ? 'h2' : 'h1'}
          heading={say('title')}
          narrowHides
          actions={
            <Link to="/whispers/new" aria-label={say('new')} data-tooltip={say('new')} className={styles.new}>
              <Icon of={MessageCirclePlus} size={22} />
            </Link>
          }
        />
        <ConversationList />
      </section>
      <div className={cx(styles.conversation, !isOpen && styles.covered)}>
        <Suspense fallback={isOpen && <Coming />}>
          {open === 'new' ? <NewWhisper /> : isOpen ? <ConversationPane key={open} id={open} /> : <Choose />}
        </Suspense>
      </div>
    </div>
  );
}

/** Before the code of a conversation is there. */
function Coming() {
  const say = useWords();
  return (
    <>
      <PaneHeader as="h1" back="/whispers" {...headerBones(say('title'))} />
      <ThreadSkeleton />
    </>
  );
}

function Choose() {
  const say = useWords();
  usePageTitle(say('title'));
  // What the list beside it asks for.
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
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '5rem minmax(0, 1fr)',
      lg: '17rem minmax(0, 1fr)',
      xl: '22rem minmax(0, 1fr)',
    },
    height: { md: 'calc(100dvh - var(--strip, 0px))' },
  },
  one: { height: 'calc(100dvh - var(--strip, 0px))' },
  list: {
    minHeight: '0',
    overflowY: { md: 'auto' },
    scrollbarWidth: 'thin',
    borderInlineEndWidth: { md: '1px' },
    borderColor: 'border.hairline',
  },
  conversation: { display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' },
  covered: { display: { base: 'none', md: 'flex' }, flexDirection: 'column' },
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
