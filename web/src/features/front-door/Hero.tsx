import type { ReactNode } from 'react';
import { sheet } from '../../ui/theme/sheet';
import { Picture } from './Picture';

interface HeroProps {
  /** Above the heading. */
  badge?: ReactNode;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What this place is, beside the drawing of the pond. */
export function Hero({ badge, title, lead, children }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        {badge}
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.below}>{children}</div>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"words" "below" "picture"',
    columnGap: { base: '6', md: '10', lg: '16' },
    rowGap: '6',
    width: 'full',
    '@media (min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"words picture" "below picture"',
      gridTemplateRows: '1fr auto',
    },
  },
  words: { gridArea: 'words', alignSelf: 'end' },
  heading: {
    marginBlockStart: '4',
    // The only text that is larger than the type scale.
    fontSize: 'clamp(2.125rem, 1.4rem + 2.8vw, 3.5rem)',
    lineHeight: '1.1',
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  },
  lead: { marginBlockStart: '4', maxWidth: '26rem', fontSize: 'lg', color: 'fg.muted', textWrap: 'pretty' },
  // Less sky and water where the words need the space; the ducks and the sun stay.
  picture: {
    gridArea: 'picture',
    alignSelf: 'center',
    overflow: 'hidden',
    borderRadius: 'card',
    aspectRatio: { base: '520 / 290', lg: '520 / 350' },
    '& svg': { marginBlockStart: { base: '-15%', lg: '-8%' } },
    '@media (min-width: 40rem) and (max-width: 63.9375rem)': {
      aspectRatio: '520 / 440',
      '& svg': { marginBlockStart: '0' },
    },
  },
  below: { gridArea: 'below', alignSelf: 'start', paddingBlockEnd: { md: '6' } },
});
