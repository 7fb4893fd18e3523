import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { useOutgoingMessages } from './messages';
import { useOutgoingPostsQuery } from './Outgoing.generated';
import { type Outgoing, outgoing } from './outgoing';
import { useOutgoing } from './useOutgoing';

const TICK_MS = 250;
/** If the server can't be reached, it publishes by itself meanwhile. */
const RETRY_MS = 5_000;

/** What is about to be posted, on every page, with Undo. */
export function OutgoingBar() {
  const w = useOutgoingMessages();
  const posts = useSyncExternalStore(outgoing.subscribe, outgoing.read);
  useOutgoingAfterReload();
  return (
    <section aria-label={w('region')} className={styles.layer}>
      <VisuallyHidden role="status">{posts.length > 0 && w('hint')}</VisuallyHidden>
      {posts.map((post) => (
        <Row key={post.id} post={post} />
      ))}
    </section>
  );
}

/** The server knows what an earlier page has sent. */
function useOutgoingAfterReload(): void {
  const seconds = useViewer()?.preferences.undoSeconds ?? 0;
  const { data } = useOutgoingPostsQuery({ fetchPolicy: 'network-only', skip: seconds === 0 });
  const found = data?.viewer?.outgoingPosts;
  useEffect(() => {
    for (const { id, publishAt } of found ?? []) {
      const waitMs = new Date(publishAt).getTime() - Date.now();
      // The clock of the device may differ from the server's.
      outgoing.add({ id, leavesAt: Date.now() + Math.min(Math.max(waitMs, 0), seconds * 1_000) });
    }
  }, [found, seconds]);
}

function Row({ post: { id, leavesAt } }: { post: Outgoing }) {
  const w = useOutgoingMessages();
  const { post, undo } = useOutgoing();
  const [leftMs, setLeftMs] = useState(() => leavesAt - Date.now());
  const [busy, setBusy] = useState<'post' | 'undo' | null>(null);

  async function leave() {
    if (busy !== null) return;
    setBusy('post');
    while (!(await post(id))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const leaveWhenDue = useEffectEvent(() => void leave());

  useEffect(() => {
    const timer = setInterval(() => {
      const left = leavesAt - Date.now();
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      leaveWhenDue();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [leavesAt]);

  async function bringBack() {
    setBusy('undo');
    await undo(id);
    setBusy(null);
  }

  return (
    <div className={styles.row}>
      <span className={styles.words}>
        {leftMs <= 0 || busy === 'post' ? w('now') : w('in', { seconds: Math.ceil(leftMs / 1_000) })}
      </span>
      <button type="button" disabled={busy !== null} className={styles.action} onClick={() => void bringBack()}>
        {w('undo')}
      </button>
      <button type="button" disabled={busy !== null} className={styles.action} onClick={() => void leave()}>
        {w('postNow')}
      </button>
    </div>
  );
}

const styles = sheet({
  // At the top of phones, whose end has the bar and the toasts; beside the toasts elsewhere.
  layer: {
    position: 'fixed',
    _print: { display: 'none' },
    zIndex: '15',
    insetInline: '0',
    insetBlockStart: { base: 'calc(4rem + env(safe-area-inset-top))', md: 'auto' },
    insetBlockEnd: { base: 'auto', md: '6' },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    pointerEvents: 'none',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    maxWidth: 'calc(100vw - 1.5rem)',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'card',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: 'sm',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'm-rise 180ms ease-out',
    _highContrast: { outline: '1px solid' },
  },
  words: { fontVariantNumeric: 'tabular-nums', minWidth: '6.5rem' },
  action: {
    minHeight: '8',
    paddingInline: '1',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _disabled: { opacity: '0.6', cursor: 'default' },
  },
});
