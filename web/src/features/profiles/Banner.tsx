import { Suspense, useState } from 'react';
import { inTime } from '../../ui/lazily';
import { sheet } from '../../ui/theme/sheet';

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

const styles = sheet({
  // The shape of what is uploaded, so that nothing of it is cut off and nothing moves when it comes.
  banner: { aspectRatio: '3', overflow: 'hidden', bg: 'brand.subtle' },
  image: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
});
