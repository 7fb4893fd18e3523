import { Suspense, useState } from 'react';
import { preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { profileStyles as styles } from './profile-styles';

/** Loaded later, into reserved space: the text of the profile comes first. */
const StillWater = preloadWhenIdle(async () => ({ default: (await import('./StillWater')).StillWater }));

/** The banner of a profile, or a drawing if there is none. Decoration. */
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
