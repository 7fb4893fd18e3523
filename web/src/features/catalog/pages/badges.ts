import type { CatalogContent } from '../catalog-page';
import { BadgeTones } from '../samples/badges/BadgeTones';
import badgeTones from '../samples/badges/BadgeTones.tsx?raw';
import { BadgesInContext } from '../samples/badges/BadgesInContext';
import badgesInContext from '../samples/badges/BadgesInContext.tsx?raw';
import { CountBadges } from '../samples/badges/CountBadges';
import countBadges from '../samples/badges/CountBadges.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'tones', Show: BadgeTones, code: badgeTones },
    { title: 'counts', text: 'countsText', Show: CountBadges, code: countBadges },
    { title: 'inPlace', Show: BadgesInContext, code: badgesInContext },
  ],
};
