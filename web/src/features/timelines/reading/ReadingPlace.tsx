import { useApolloClient } from '@apollo/client/react';
import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pages } from '../../../graphql/usePages';
import { IconButton } from '../../../ui/form/IconButton';
import { Icon } from '../../../ui/media/Icon';
import { restoredScroll } from '../../../ui/layout/restored-scroll';
import { sheet } from '../../../ui/theme/sheet';
import { positionKeeperOf, type ReadPlace } from '../../posts/reading/position-keeper';
import { goToRow, topRow } from './go-to-row';
import { useReadingMessages } from './messages';
import { useReadingPositionQuery } from './ReadingPosition.generated';

/** With fewer new posts, the last place is in sight anyway. */
const WORTH_AN_OFFER = 4;
/** The server counts no further. */
const MOST_COUNTED = 100;
/** How long one has to look at what came first before it counts as read. */
const READ_AFTER_MS = 5_000;
/** How often the place is looked at while scrolling. */
const LOOK_EVERY_MS = 1_000;

interface ReadingPlaceProps {
  place: ReadPlace;
  /** The loaded part of the list, newest first. */
  ids: readonly string[];
  /** Where a row is in the list; its id by default. */
  positionOf?: (id: string) => string | undefined;
  pages: Pages;
  /** Restored by Back, at the place where it was. */
  isReturn: boolean;
}

const itself = (id: string) => id;

/**
 * Keeps the place in a list, on all devices, and offers to go back to it where much came since. While it is offered,
 * nothing is kept: what is above it has not been read.
 */
export function ReadingPlace({ place, ids, positionOf = itself, pages, isReturn }: ReadingPlaceProps) {
  const keeper = positionKeeperOf(useApolloClient());
  // The first page of a visit is no return, although the browser calls it one.
  const isRestored = useLocation().key !== 'default' && isReturn;
  const { timeline, subjectId } = place;
  const { data, loading } = useReadingPositionQuery({
    variables: { timeline, subjectId },
    fetchPolicy: 'no-cache',
    skip: isRestored,
  });
  const kept = data?.viewer?.readingPosition;
  const [state, setState] = useState<'offered' | 'going' | 'done'>('offered');
  const newer = kept?.newerCount ?? 0;
  const isHeld = useSyncExternalStore(keeper.subscribe, () => keeper.isHeld(place));
  const isOpen = state === 'offered' && !isHeld && newer >= WORTH_AN_OFFER;
  const keeps = !loading && !isOpen && state !== 'going';
  const isBack = useSyncExternalStore(restoredScroll.subscribe, restoredScroll.read);

  const look = useEffectEvent(() => {
    if (isBack && window.scrollY === 0) restoredScroll.forget();
    const row = topRow();
    const top = row === null ? undefined : positionOf(row);
    if (top === undefined) return;
    // Who has come down to the place needs no offer.
    if (isOpen && kept && top <= kept.position) setState('done');
    if (keeps) keeper.note(place, top);
  });
  const open = useEffectEvent(() => {
    if (!isRestored) keeper.release(place);
  });
  useEffect(() => {
    open();
    const first = setTimeout(() => look(), READ_AFTER_MS);
    let next: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      next ??= setTimeout(() => {
        next = undefined;
        look();
      }, LOOK_EVERY_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(first);
      clearTimeout(next);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  const goOn = useEffectEvent(() => {
    if (state !== 'going' || !kept) return;
    // The post itself may have been deleted since.
    const index = ids.findIndex((id) => (positionOf(id) ?? id) <= kept.position);
    if (index < 0 && pages.hasMore && pages.status === 'ready') pages.loadMore();
    if (index < 0 && pages.hasMore && pages.status !== 'moreFailed') return;
    const at = index < 0 ? ids.length - 1 : index;
    if (ids[at] !== undefined) goToRow(ids[at], at);
    setState('done');
  });
  useEffect(() => {
    // After the rows that came are rendered.
    const frame = requestAnimationFrame(() => goOn());
    return () => cancelAnimationFrame(frame);
  }, [state, ids, pages.status]);

  const w = useReadingMessages();
  if (isOpen) {
    const label = w(newer < MOST_COUNTED ? 'offer' : 'offerMany', { count: newer });
    return <Offer icon={ArrowDown} label={label} onGo={() => setState('going')} onDismiss={() => setState('done')} />;
  }
  if (!isBack) return null;
  const toTop = () => {
    restoredScroll.forget();
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return <Offer icon={ArrowUp} label={w('leftOff')} onGo={toTop} onDismiss={restoredScroll.forget} />;
}

interface OfferProps {
  icon: LucideIcon;
  label: string;
  onGo: () => void;
  onDismiss: () => void;
}

function Offer({ icon, label, onGo, onDismiss }: OfferProps) {
  const w = useReadingMessages();
  return (
    <div className={styles.place} role="status">
      <div className={styles.offer}>
        <button type="button" className={styles.go} onClick={onGo}>
          <Icon of={icon} size={16} />
          {label}
        </button>
        <IconButton icon={X} size="sm" label={w('dismiss')} onClick={onDismiss} />
      </div>
    </div>
  );
}

const styles = sheet({
  // At the foot of the window: the head belongs to what is new.
  place: {
    position: 'sticky',
    // At 400 % zoom it would cover what is read.
    '@media (max-height: 18rem)': { display: 'none' },
    insetBlockEnd: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '6' },
    zIndex: '3',
    display: 'flex',
    justifyContent: 'center',
    height: '0',
    pointerEvents: 'none',
  },
  offer: {
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    marginBlockStart: '-11',
    height: '11',
    maxWidth: 'calc(100% - 1rem)',
    paddingInlineEnd: '1',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'bg.raised',
    boxShadow: 'float',
    fontSize: 'sm',
    pointerEvents: 'auto',
  },
  go: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    height: 'full',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    borderRadius: 'full',
    color: 'accent.fg',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    _hover: { textDecoration: 'underline' },
  },
});
