import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Card } from '../../../ui/layout/Card';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { PersonRow, PersonSkeleton } from '../rows/PersonRow';
import { type WhoToFollow_UserFragment, WhoToFollow_UserFragmentDoc } from './WhoToFollow.generated';

const SHOWN = 4;

interface WhoToFollowProps {
  /** More than are shown, so that the next ones take the places of those who are followed; absent while they load. */
  people: readonly FragmentType<WhoToFollow_UserFragment>[] | undefined;
  /** The page of all suggestions. */
  allPath: string;
}

/** Suggestions in the rail; hidden while the page itself shows them. */
export function WhoToFollow({ people, allPath }: WhoToFollowProps) {
  const t = useT();
  // Someone who was just followed stays until the pointer and the focus have left, so that it can be taken back.
  const [held, setHeld] = useState<string | null>(null);
  const { data, complete } = useFragment({
    fragment: WhoToFollow_UserFragmentDoc,
    fragmentName: 'WhoToFollow_user',
    from: people ? [...people] : [],
  });
  const known = complete ? data : [];
  const shown = known
    .filter(({ id, viewerFollowState }) => viewerFollowState === 'NONE' || id === held)
    .slice(0, SHOWN);
  if (people && shown.length === 0) return null;

  const leave = ({ currentTarget, relatedTarget, type }: PointerEvent | FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    if (!currentTarget.matches(type === 'blur' ? ':hover' : ':has(:focus-visible)')) setHeld(null);
  };

  return (
    <Card padding="sm" aria-label={t('profiles.toFollow')} className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('profiles.toFollow')}</h2>
        <Link to={allPath} className={styles.all}>
          {t('profiles.allToFollow')}
        </Link>
      </header>
      {people
        ? shown.map((person) => (
            <div
              key={person.id}
              className={styles.person}
              onPointerEnter={() => setHeld(person.id)}
              onFocus={() => setHeld(person.id)}
              onPointerLeave={leave}
              onBlur={leave}
            >
              <PersonRow user={person} soft />
            </div>
          ))
        : Array.from({ length: SHOWN }, (_, index) => <PersonSkeleton key={index} />)}
    </Card>
  );
}

const styles = sheet({
  card: { 'html[data-offers-people^="1"] &': { display: 'none' } },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', paddingInline: '1' },
  title: { fontSize: 'lg', paddingBlock: '1' },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    fontSize: 'sm',
    color: 'brand.fg',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
  person: { animation: 'm-appear 160ms ease-out' },
});
