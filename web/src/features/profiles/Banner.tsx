import { Suspense, useState } from 'react';
import { inTime } from '../../ui/lazily';
import { profileStyles as styles } from './profile-styles';

/** A drawing that its place is kept for; who and what stand below it come first. */
const StillWater = inTime(async () => ({ default: (await import('./StillWater')).StillWater }));

/** The picture at the head of a profile; still water where there is none. Decoration. */
export function Banner({ src }: { src: string | null }) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <div className={styles.banner} aria-hidden>
      {src && src !== brokenSrc ? (
        <img src={src} alt="" className={styles.image} decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        <Suspense fallback={null}>
          <StillWater />
        </Suspense>
      )}
    </div>
  );
}
