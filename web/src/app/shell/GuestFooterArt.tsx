import { sheet } from '../../ui/theme/sheet';

/** The drawing at the bottom of guest pages. Decoration. */
export function GuestFooterArt() {
  return (
    <div className={styles.shore} aria-hidden>
      <svg viewBox="0 0 1440 160" preserveAspectRatio="xMidYMax slice" className={styles.drawing}>
        <path className="far" d="M0 74c180-26 320-26 500-10s300 26 480 10 300-30 460-12v98H0z" />
        <path className="near" d="M0 112c200-18 380-10 560 2s340 14 520-2 240-14 360-4v52H0z" />
        <path
          className="line"
          d="M120 132h70M220 132h190M640 142h120M800 142h44M1040 128h150M1220 128h40M380 150h90M930 152h150"
        />
      </svg>
      {/* On their own at the edges, so that no width cuts them. */}
      <svg viewBox="1205 0 110 160" className={styles.reeds}>
        <g className="reed" transform="translate(-70 0)">
          <path d="M1296 132c0-28-2-46-6-62M1318 132c0-42 1-66 2-92M1340 132c2-24 6-40 12-54" />
          <path d="M1306 132c-3-30-18-52-42-64 10 28 20 46 34 64M1330 132c4-34 20-60 46-72-4 30-16 54-34 72" />
          <path
            className="head"
            d="M1283 42c-1-5 1-8 4-8s5 2 6 6l4 26c0 4-1 6-4 6s-5-2-6-5zM1316 14c0-5 2-7 4-7s4 2 4 7l-1 28c0 4-1 6-4 6s-4-2-4-6zM1356 46c2-4 5-6 7-5s4 4 2 8l-8 26c-2 4-4 5-6 4s-3-3-2-7z"
          />
        </g>
      </svg>
      <svg viewBox="150 0 120 160" className={styles.swimmer}>
        <g className="duck" transform="translate(110 30) scale(1.15)">
          <path d="M46 66c-4-1-7-4-8-9 7 3 13 2 19-1 6-3 13-4 20-2 8 2 14 1 17-4 3-6-2-10-2-18 0-9 7-15 15-15 9 0 15 7 15 15 0 10-7 13-6 23 2 17-9 31-29 31H73c-14 0-24-7-27-20z" />
          <path d="M95 47c7 4 14 4 21 1M64 68c8 8 22 9 33 1-2-5-6-8-11-9" />
          <path className="bill" d="M121 27l12 4c2 1 2 4 0 4-4 2-8 2-12 1" />
          <circle cx="111" cy="28" r="1.9" className="eye" />
        </g>
      </svg>
    </div>
  );
}

const styles = sheet({
  shore: {
    position: 'absolute',
    insetInline: '0',
    insetBlockEnd: '0',
    height: { base: '6rem', md: '10rem' },
    zIndex: '-1',
    overflow: 'hidden',
    pointerEvents: 'none',
    _rtl: { transform: 'scaleX(-1)' },
    '& svg': { height: 'full', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '1.75' },
    '& .far': { fill: 'brand.subtle', opacity: '0.55' },
    '& .near': { fill: 'brand.subtle' },
    '& .line': { stroke: 'brand.fg', opacity: '0.25' },
    '& .reed': { fill: 'brand.subtle', stroke: 'brand.fg' },
    '& .head': { fill: 'accent.subtle', stroke: 'accent.nod' },
    '& .duck': { fill: 'bg.canvas', stroke: 'brand.fg' },
    '& .bill': { stroke: 'accent.nod' },
    '& .eye': { fill: 'brand.fg', stroke: 'none' },
  },
  drawing: { display: 'block', width: 'full' },
  // Mirrored together with the shore, so these are sides and not directions.
  swimmer: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    top: '0',
    left: 'clamp(2rem, 10.5vw, 20rem)',
  },
  reeds: { display: { base: 'none', md: 'block' }, position: 'absolute', top: '0', right: 'clamp(2rem, 8.5vw, 16rem)' },
});
