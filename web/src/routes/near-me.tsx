import { LocateFixed, ShieldCheck, SquareDashed } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useViewer } from '../features/identity/viewer/viewer';
import type { Around } from '../features/places/AroundPlace';
import { DevicePlaceButton } from '../features/places/DevicePlaceButton';
import { PlaceSearch } from '../features/places/PlaceSearch';
import type { CoarsePlace } from '../features/places/place';
import { useWords } from '../features/places/words';
import { Icon } from '../ui/Icon';
import { inTime } from '../ui/lazily';
import { Page } from '../ui/Page';
import { PondDrawing } from '../ui/pond/PondDrawing';
import { sheet } from '../ui/theme/sheet';

/** The quacks, which only come once there is a place to look around. */
const AroundPlace = inTime(async () => ({ default: (await import('../features/places/AroundPlace')).AroundPlace }));

/** Where each person looked around last, for Back. In memory alone: a reload forgets it. */
const lastAround = new Map<string, Around>();

/** /near-me: explains first, then shows what was written around a place. */
export function NearMe() {
  const w = useWords();
  const userId = useViewer()?.id ?? '';
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [isReturn, setIsReturn] = useState(cameBack);
  const [around, setAround] = useState<Around | null>(() => lastAround.get(userId) ?? null);

  function look(next: Around | null) {
    if (next) lastAround.set(userId, next);
    else lastAround.delete(userId);
    setIsReturn(false);
    setAround(next);
    window.scrollTo({ top: 0 });
  }

  return (
    <Page title={w('nearTitle')}>
      {around ? (
        <Suspense fallback={null}>
          <AroundPlace around={around} isReturn={isReturn} onChange={look} />
        </Suspense>
      ) : (
        <Introduction onPlace={(place) => look({ place, radiusKm: 25 })} />
      )}
    </Page>
  );
}

const promises = [
  [LocateFixed, 'promiseOnce'],
  [SquareDashed, 'promiseCoarse'],
  [ShieldCheck, 'promiseKept'],
] as const;

function Introduction({ onPlace }: { onPlace: (place: CoarsePlace) => void }) {
  const w = useWords();
  return (
    <div className={styles.introduction}>
      <PondDrawing of="reeds" />
      <h2 className={styles.lead}>{w('lead')}</h2>
      <p className={styles.explain}>{w('explain')}</p>
      <ul className={styles.promises}>
        {promises.map(([icon, promise]) => (
          <li key={promise} className={styles.promise}>
            <Icon of={icon} className={styles.sign} />
            {w(promise)}
          </li>
        ))}
      </ul>
      <DevicePlaceButton onFound={onPlace} />
      <p className={styles.or}>{w('or')}</p>
      <PlaceSearch onPick={onPlace} />
    </div>
  );
}

const styles = sheet({
  introduction: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: { base: '5', md: '8' },
    // At the beginning of the line, where the words begin.
    '& > svg': { marginInlineStart: '-3' },
  },
  lead: { fontSize: 'xl' },
  explain: { maxWidth: 'measure' },
  promises: { display: 'grid', gap: '2.5', listStyle: 'none', padding: '0', marginBlock: '2', color: 'fg.muted' },
  promise: { display: 'flex', gap: '3', alignItems: 'start' },
  sign: { color: 'brand.fg', marginBlockStart: '0.5' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlock: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    _before: { content: '""', flex: '1', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
    _after: { content: '""', flex: '1', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
  },
});
