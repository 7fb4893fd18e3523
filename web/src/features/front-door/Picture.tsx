import { sheet } from '../../ui/theme/sheet';

const DRAKE =
  'M46 66c-4-1-7-4-8-9 7 3 13 2 19-1 6-3 13-4 20-2 8 2 14 1 17-4 3-6-2-10-2-18 0-9 7-15 15-15 9 0 15 7 15 15 0 10-7 13-6 23 2 17-9 31-29 31H73c-14 0-24-7-27-20z';
const DUCKLING =
  'M4 27c-3-1-4-3-4-6 4 2 8 1 11-1 4-2 8-1 11-1 2-3 0-5 0-9 0-6 4-9 9-9s9 4 9 9c0 6-4 8-4 13 0 9-5 15-16 15h-4C11 38 5 34 4 27z';

/** The drawing of the landing page. Decoration. With less height, it is cropped above: the ducks stay. */
export function Picture() {
  return (
    <svg viewBox="0 0 520 440" preserveAspectRatio="xMidYMax slice" className={styles.picture} aria-hidden>
      <path className="sky" d="M0 0h520v440H0z" />
      <circle className="glow" cx="236" cy="138" r="92" />
      <circle className="sun" cx="236" cy="138" r="52" />
      <path className="hill" d="M0 190c70-34 128-40 204-20s120 20 176-2 100-16 140 2v70H0z" />
      <path className="water" d="M0 212c90-10 176-8 262 0s172 8 258-2v230H0z" />
      <path className="deep" d="M0 318c80-16 168-14 260-2s176 12 260-4v128H0z" />
      <path
        className="light"
        d="M182 230h110M200 246h76M28 244h70M120 260h46M438 292h62M40 296h34M462 356h40M196 404h70M30 376h96M392 410h52"
      />
      <path className="gleam" d="M208 222h56M220 238h34M229 254h18" />
      <g transform="translate(122 150) scale(2.15)">
        <path className="wake" d="M26 92c12-5 22-5 34 0s22 5 34 0 20-5 30 0M6 104c14-5 26-5 40 0s26 5 40 0 26-5 38 0" />
        <path className="body" d={DRAKE} />
        <path
          className="head"
          d="M94.8 47.9c7 4 15 4 21.7.7C118.1 43.1 122 39.5 122 32c0-8-6-15-15-15-8 0-15 6-15 15 0 7 3.9 11 2.8 15.9z"
        />
        <path className="ring" d="M94.8 47.9c7 4 15 4 21.7.7" />
        <path className="breast" d="M94 50c7 4 15 4 22 1 2 9-1 18-6 24-10 2-20-4-18-20z" />
        <path className="wing" d="M62 66c7 9 24 10 36 1-3-6-9-9-17-9-8-1-13 3-19 8z" />
        <path className="stripe" d="M72 71c6 2 12 2 18 0" />
        <path className="bill" d="M121 27l12 4c2 1 2 4 0 4-4 2-8 2-12 1z" />
        <circle className="eye" cx="111" cy="26" r="1.8" />
        <path className="line" d={DRAKE} />
      </g>
      <g className="young">
        <path transform="translate(112 262)" d={DUCKLING} />
        <path transform="translate(52 276) scale(.94)" d={DUCKLING} />
        <path transform="translate(4 258) scale(.8)" d={DUCKLING} />
      </g>
      <g className="bills">
        <path d="M152 272l8 3-8 3zM89 285l8 3-8 3zM36 266l7 2-7 3z" />
      </g>
      <g className="eyes">
        <circle cx="143" cy="271" r="1.7" />
        <circle cx="82" cy="284" r="1.6" />
        <circle cx="29" cy="265" r="1.4" />
      </g>
      <path
        className="wakes"
        d="M104 304c10-4 18-4 28 0s18 4 28 0M46 314c9-4 16-4 25 0s16 4 25 0M0 291c8-3 14-3 22 0s12 3 18 1"
      />
      <g className="reeds">
        <path d="M470 440c0-76-4-130-16-180M490 440c0-96 2-160 8-228M508 440c0-60 4-104 16-140M452 440c-2-50-8-86-22-116" />
        <path d="M474 440c-8-70-42-118-88-142 22 60 46 104 80 142M500 440c4-60 14-92 32-112" />
        <path
          className="cattail"
          d="M445 236c-3-12 0-20 6-21s10 4 12 13l9 40c1 9-2 14-7 15s-9-3-11-11zM493 178c0-12 4-19 10-19s10 8 9 19l-4 44c-1 9-4 12-8 12s-8-4-8-12z"
        />
      </g>
    </svg>
  );
}

const styles = sheet({
  picture: {
    display: 'block',
    width: 'full',
    height: 'auto',
    borderRadius: 'card',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: '1.75',
    fill: 'none',
    _rtl: { transform: 'scaleX(-1)' },
    '& .sky': { fill: 'brand.subtle' },
    '& .glow': { fill: 'accent.solid', opacity: '0.14' },
    '& .sun': { fill: 'accent.solid', opacity: '0.75' },
    '& .hill': { fill: 'brand.solid', opacity: '0.16' },
    '& .water': { fill: 'brand.solid', opacity: '0.26' },
    '& .deep': { fill: 'brand.solid', opacity: '0.2' },
    '& .light': { stroke: 'bg.card', opacity: '0.55', strokeWidth: '2.5' },
    '& .gleam': { stroke: 'accent.solid', opacity: '0.7', strokeWidth: '3' },
    '& .body': { fill: 'bg.card' },
    '& .head': { fill: 'brand.solid' },
    '& .ring': { stroke: 'bg.card', strokeWidth: '2.5' },
    '& .breast': { fill: 'accent.nod', opacity: '0.55' },
    '& .wing': { fill: 'bg.sunken', stroke: 'brand.fg', strokeWidth: '1' },
    '& .stripe': { stroke: 'brand.fg', strokeWidth: '2.5' },
    '& .bill': { fill: 'accent.solid', stroke: 'brand.fg', strokeWidth: '1' },
    '& .eye': { fill: 'bg.card' },
    '& .line': { stroke: 'brand.fg', strokeWidth: '1' },
    '& .wake': { stroke: 'bg.card', strokeWidth: '1', opacity: '0.8' },
    '& .young': { fill: 'accent.subtle', stroke: 'brand.fg' },
    '& .bills': { fill: 'accent.solid', stroke: 'brand.fg', strokeWidth: '1' },
    '& .eyes': { fill: 'brand.fg' },
    '& .wakes': { stroke: 'bg.card', strokeWidth: '2', opacity: '0.7' },
    '& .reeds': { stroke: 'brand.fg', fill: 'brand.subtle' },
    '& .cattail': { fill: 'accent.nod', stroke: 'brand.fg' },
  },
});
