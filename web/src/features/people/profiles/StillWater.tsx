import { sheet } from '../../../ui/theme/sheet';

/** The drawing on profiles without a banner. Decoration. */
export function StillWater() {
  return (
    <svg viewBox="0 -20 600 200" preserveAspectRatio="xMidYMid slice" className={styles.water}>
      <path className="deep" d="M0 62c80-18 150-18 230-4s150 18 230 4 100-14 140-10v130H0z" />
      <path className="deeper" d="M0 104c90-14 170-8 250 0s160 10 240-2 80-8 110-6v90H0z" />
      <path
        className="line"
        d="M38 84c8-5 16-5 24 0s16 5 24 0M430 78c8-5 16-5 24 0s16 5 24 0 16-5 24 0M196 124c8-5 16-5 24 0s16 5 24 0 16-5 24 0M506 130c8-5 16-5 24 0s16 5 24 0M330 100c8-5 16-5 24 0s16 5 24 0"
      />
      <g className="reed">
        <path d="M548 96c0-26-2-44-5-58M562 98c0-34 1-54 3-74M578 98c2-22 4-36 9-50" />
        <path
          className="head"
          d="M539 20c-1-4 1-6 3-6s4 1 5 5l2 20c0 3-1 5-3 5s-4-2-4-4zM562 2c0-4 2-6 3-6s3 2 3 6l-1 22c0 3-1 5-3 5s-3-2-3-5zM590 30c1-3 4-5 5-4s3 3 2 6l-6 20c-1 3-3 4-4 3s-3-2-2-5z"
        />
      </g>
    </svg>
  );
}

const styles = sheet({
  water: {
    display: 'block',
    width: 'full',
    height: 'full',
    fill: 'none',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    _rtl: { transform: 'scaleX(-1)' },
    '& .deep': { fill: 'brand.fg', opacity: '0.08' },
    '& .deeper': { fill: 'brand.fg', opacity: '0.08' },
    '& .line': { stroke: 'brand.fg', opacity: '0.35' },
    '& .reed': { stroke: 'brand.fg', opacity: '0.55' },
    '& .head': { fill: 'accent.solid', stroke: 'none' },
  },
});
