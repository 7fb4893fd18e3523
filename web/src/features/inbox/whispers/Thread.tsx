import { ArrowDown, RotateCcw } from 'lucide-react';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { Spinner } from '../../../ui/feedback/Spinner';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/text/useNow';
import type { Pages } from '../../../graphql/usePages';
import { OutgoingBubble, RunOfBubbles } from './Bubble';
import type { Outgoing, Outbox } from './outbox';
import { countsAsUnread, daysOf } from './thread-layout';
import { stayAt, useHasMoved } from './reader-moves';
import { useMessages } from './useMessages';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** Beyond this distance from the newest whisper, in pixels, the reader is reading earlier ones. */
const AWAY_PX = 160;

interface ThreadProps {
  /** The accessible name. */
  label: string;
  /** Newest first. */
  whispers: readonly Whisper[];
  unreadFrom: string | null;
  isGroup: boolean;
  /** The ids of people whose whispers are folded. */
  blocked: ReadonlySet<string>;
  outgoing: readonly Outgoing[];
  outbox: Outbox;
  pages: Pages;
}

/**
 * The whispers of a conversation, oldest first, anchored at the newest end: earlier pages are inserted without a jump,
 * and new whispers don't move a reader further up.
 */
export function Thread({ label, whispers, unreadFrom, isGroup, blocked, outgoing, outbox, pages }: ThreadProps) {
  const say = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLDivElement>(null);
  const [seenUpTo, setSeenUpTo] = useState<string | null>(null);
  const newest = whispers[0]?.id ?? null;
  const isAway = seenUpTo !== null;
  const newBelow = isAway ? whispers.filter((each) => each.id > seenUpTo && countsAsUnread(each)).length : 0;

  function onScroll() {
    const away = -(scroller.current?.scrollTop ?? 0) > AWAY_PX;
    if (away !== isAway) setSeenUpTo(away ? newest : null);
  }

  function toLatest() {
    scroller.current?.scrollTo({ top: 0 });
  }

  // The viewer's own whispers always scroll into view.
  const sent = outgoing.length;
  const sentBefore = useRef(sent);
  useEffect(() => {
    if (sent > sentBefore.current) scroller.current?.scrollTo({ top: 0 });
    sentBefore.current = sent;
  }, [sent]);

  // What was unread may be loaded only after the reader went elsewhere.
  const hasMoved = useHasMoved();
  useLayoutEffect(
    () => (divider.current && !hasMoved.current ? stayAt(divider.current) : undefined),
    [unreadFrom, hasMoved],
  );

  return (
    <div className={styles.place}>
      <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
        <div
          role="log"
          aria-label={label}
          // Earlier whispers must not be announced.
          aria-live={pages.status === 'loadingMore' ? 'off' : 'polite'}
          aria-busy={pages.status === 'loadingMore'}
          tabIndex={0}
          className={styles.log}
        >
          <Beginning pages={pages} scroller={scroller} count={whispers.length} />
          {daysOf(whispers, unreadFrom).map(({ date, runs }) => (
            <Fragment key={date.getTime()}>
              <DayMark date={date} />
              {runs.map((run) => (
                <Fragment key={run.id}>
                  {run.isUnreadFrom && (
                    <div ref={divider} className={styles.unread}>
                      <span>{say('unreadFrom')}</span>
                    </div>
                  )}
                  <RunOfBubbles run={run} isGroup={isGroup} isFolded={blocked.has(run.author.id)} />
                </Fragment>
              ))}
            </Fragment>
          ))}
          {outgoing.map((each) => (
            <OutgoingBubble
              key={each.key}
              outgoing={each}
              onRetry={() => void outbox.retry(each.key)}
              onDiscard={() => outbox.discard(each.key)}
            />
          ))}
        </div>
      </div>
      {isAway && (
        <div className={styles.jump}>
          {newBelow > 0 ? (
            <Button size="sm" icon={ArrowDown} onClick={toLatest}>
              {say('newBelow', { count: newBelow })}
            </Button>
          ) : (
            <IconButton icon={ArrowDown} variant="outline" label={say('latest')} onClick={toLatest} />
          )}
        </div>
      )}
    </div>
  );
}

interface BeginningProps {
  pages: Pages;
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
}

/** Above the oldest whisper: loading, an error, or the beginning. */
function Beginning({ pages, scroller, count }: BeginningProps) {
  const t = useT();
  const say = useMessages();
  const top = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => pages.loadMore());
  const isWaiting = pages.status === 'ready' && pages.hasMore;
  useEffect(() => {
    if (!isWaiting || !top.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { root: scroller.current, rootMargin: '600px 0px 0px 0px' },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [isWaiting, scroller, count]);

  let shown: ReactNode = null;
  if (pages.status === 'moreFailed') {
    shown = (
      <div role="alert" className={styles.failed}>
        <span>{say('olderFailed')}</span>
        <Button variant="outline" size="sm" icon={RotateCcw} onClick={pages.loadMore}>
          {t('states.retry')}
        </Button>
      </div>
    );
  } else if (pages.hasMore) {
    shown = (
      <span className={styles.busy}>
        {pages.status === 'loadingMore' && <Spinner size={18} />}
        <span>{say('loadingOlder')}</span>
      </span>
    );
  } else if (count > 0) shown = <span>{say('beginning')}</span>;
  return (
    <div ref={top} className={styles.beginning}>
      {shown}
    </div>
  );
}

const DAY_MS = 86_400_000;

function DayMark({ date }: { date: Date }) {
  const say = useMessages();
  const formats = useFormats();
  const now = useNow();
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // Daylight saving makes some days an hour longer or shorter.
  const daysAgo = Math.round((today.getTime() - date.getTime()) / DAY_MS);
  return (
    <h2 className={styles.day}>
      {daysAgo === 0 ? say('today') : daysAgo === 1 ? say('yesterday') : formats.day(date)}
    </h2>
  );
}

const styles = sheet({
  place: {
    position: 'relative',
    flex: '1',
    minHeight: '0',
    display: 'flex',
    flexDirection: 'column',
    // Below the header, all of a low window; the composer is a scroll away.
    '@media (max-height: 28.125rem)': { flex: 'none', height: 'calc(100dvh - 4rem)' },
  },
  // Reversed, so that the browser anchors scrolling at the newest end; its only child has the usual order.
  scroller: {
    flex: '1',
    minHeight: '0',
    display: 'flex',
    flexDirection: 'column-reverse',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
  log: {
    paddingInline: { base: '3', md: '4' },
    paddingBlockEnd: '3',
    // Few whispers are at the bottom, next to the field.
    marginBlockStart: 'auto',
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
  },
  beginning: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '12',
    color: 'fg.muted',
    fontSize: 'sm',
    textAlign: 'center',
  },
  busy: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  failed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
  },
  day: {
    marginBlock: '3',
    textAlign: 'center',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  unread: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlock: '2',
    color: 'accent.nod',
    fontSize: 'xs',
    fontWeight: 'bold',
    _before: { content: '""', flex: '1', height: '1px', bg: 'accent.nod' },
    _after: { content: '""', flex: '1', height: '1px', bg: 'accent.nod' },
  },
  jump: {
    position: 'absolute',
    insetBlockEnd: '3',
    insetInlineEnd: '4',
    borderRadius: 'full',
    bg: 'bg.raised',
    boxShadow: 'float',
  },
});
