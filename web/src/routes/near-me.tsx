import { LocateFixed, ShieldCheck, SquareDashed } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useViewer } from '../features/session/viewer/viewer';
import type { Around } from '../features/timelines/nearby/around';
import { lastAround } from '../features/timelines/nearby/last-around';
import { DevicePlaceButton } from '../features/posts/nearby/DevicePlaceButton';
import { PlaceSearch } from '../features/posts/nearby/PlaceSearch';
import type { CoarsePlace } from '../features/posts/nearby/place';
import { useMessages } from '../features/posts/nearby/messages';
import { Icon } from '../ui/media/Icon';
import { Page } from '../ui/layout/Page';
import { LineDrawing } from '../ui/media/pond/LineDrawing';
import { sheet } from '../ui/theme/sheet';
import { AroundPlace } from '../features/timelines/nearby/AroundPlace';

/** /near-me: explains first, then shows what was written around a place, which this device remembers. */
export function NearMePage() {
  const w = useMessages();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Suspense fallback={<Page title={w('nearTitle')}>{null}</Page>}>
      <Near userId={viewer.id} />
    </Suspense>
  );
}

function Near({ userId }: { userId: string }) {
  const w = useMessages();
  const kept = use(lastAround.load(userId));
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [isReturn, setIsReturn] = useState(cameBack);
  const [around, setAround] = useState<Around | null>(() => lastAround.known(userId, kept));

  function look(next: Around | null) {
    lastAround.keep(userId, next);
    setIsReturn(false);
    setAround(next);
    window.scrollTo({ top: 0 });
  }

  return (
    <Page title={w('nearTitle')}>
      {around ? (
        <AroundPlace around={around} isReturn={isReturn} onChange={look} />
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
  const w = useMessages();
  return (
    <div className={styles.introduction}>
      <LineDrawing of="reeds" />
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
      <DevicePlaceButton centered onFound={onPlace} />
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
    '& > svg': { alignSelf: 'center' },
  },
  lead: { fontSize: 'xl', textAlign: 'center' },
  explain: { alignSelf: 'center', maxWidth: 'measure', textAlign: 'center', textWrap: 'pretty' },
  promises: {
    alignSelf: 'center',
    display: 'grid',
    gap: '2.5',
    listStyle: 'none',
    padding: '0',
    marginBlock: '2',
    color: 'fg.muted',
  },
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
