import { profilePath } from '@mallard/rules/page-paths';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Avatar } from '../../../ui/media/Avatar';
import { Link } from '../../../ui/navigation/Link';
import { followAnchor, positionBeside } from '../../../ui/overlay/floating';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { FollowButton } from '../follows/FollowButton';
import { KnownFollowers } from '../profiles/KnownFollowers';
import type { PersonCardQuery } from './PersonCard.generated';

interface PersonCardProps {
  person: NonNullable<PersonCardQuery['user']>;
  link: HTMLElement;
  onClose: () => void;
}

/** Who someone is, beside a link to their profile. Tab leads from the link into the card and on from there, Escape back. */
export function PersonCard({ person, link, onClose }: PersonCardProps) {
  const t = useT();
  const formats = useFormats();
  const viewer = useViewer();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    element.showPopover();
    return followAnchor(element, () => positionBeside(element, link.getBoundingClientRect(), 'below', 'start'));
  }, [link]);
  useEffect(() => {
    const stop = new AbortController();
    const enter = (event: globalThis.KeyboardEvent) => {
      const first = card.current && stopsOf(card.current)[0];
      if (event.key !== 'Tab' || event.shiftKey || !first) return;
      event.preventDefault();
      first.focus();
    };
    link.addEventListener('keydown', enter, { signal: stop.signal });
    return () => stop.abort();
  }, [link]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Tab') return;
    const stops = stopsOf(event.currentTarget);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    // Backward it ends at the link; forward, the browser continues from there.
    if (event.shiftKey) event.preventDefault();
    link.focus();
    onClose();
  }

  const { handle, displayName, bio, followerCount, followingCount } = person;
  const name = displayName || handle;
  const isHidden = (person.requiresLogin && !viewer) || person.blocksViewer;
  const isBlocked = person.viewerRelationship?.isBlocked ?? false;
  return createPortal(
    <div
      ref={card}
      role="dialog"
      aria-label={name}
      popover="manual"
      data-person-card
      className={styles.card}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <Link to={profilePath(handle)} tabIndex={-1} aria-hidden className={styles.face}>
          <Avatar handle={handle} name={displayName} src={person.imageUrl} size="lg" />
        </Link>
        {isBlocked ? <Badge tone="danger">{t('profiles.blocked')}</Badge> : !isHidden && <FollowButton user={person} />}
      </div>
      <Link to={profilePath(handle)} className={styles.person}>
        <bdi className={styles.name}>{name}</bdi>
        <span dir="ltr" className={styles.handle}>
          @{handle}
        </span>
      </Link>
      {person.isFollowingViewer && <Badge>{t('profiles.followsYou')}</Badge>}
      {bio && (
        <p dir="auto" className={styles.bio}>
          {bio}
        </p>
      )}
      {!isHidden && (
        <p className={styles.counts}>
          <span>
            <strong className={styles.number}>{formats.compact(followerCount)}</strong>{' '}
            {t('profiles.followers', { count: followerCount })}
          </span>
          <span>
            <strong className={styles.number}>{formats.compact(followingCount)}</strong>{' '}
            {t('profiles.following', { count: followingCount })}
          </span>
        </p>
      )}
      <div className={styles.known}>
        <KnownFollowers user={person} />
      </div>
    </div>,
    // What is outside of an open dialog can't be used.
    link.closest('dialog') ?? document.body,
  );
}

const stopsOf = (card: HTMLElement) => [
  ...card.querySelectorAll<HTMLElement>('a:not([tabindex="-1"]), button:not([disabled])'),
];

const styles = sheet({
  card: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: '20rem',
    maxWidth: 'calc(100vw - 1rem)',
    padding: '4',
    borderWidth: '0',
    borderRadius: 'card',
    bg: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'float',
    fontSize: 'md',
    fontWeight: 'normal',
    textAlign: 'start',
    whiteSpace: 'normal',
    animation: 'm-drop 140ms ease-out',
  },
  top: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '3' },
  face: { display: 'block', borderRadius: 'full' },
  person: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    marginBlockStart: '2',
    minWidth: '0',
    color: 'inherit',
    lineHeight: 'snug',
    textDecoration: 'none',
    borderRadius: 'control',
    '&:hover bdi': { textDecoration: 'underline' },
  },
  name: { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'bold' },
  handle: {
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  bio: { marginBlockStart: '2', fontSize: 'sm', lineClamp: '4', overflowWrap: 'anywhere' },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    marginBlockStart: '2.5',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  known: { '&:not(:empty)': { marginBlockStart: '3' } },
  number: { fontWeight: 'medium', color: 'fg.default', fontVariantNumeric: 'tabular-nums' },
});
