import { registerEnumType } from '@nestjs/graphql';

export const SearchOrder = { TOP: 'TOP', LATEST: 'LATEST' } as const;
export type SearchOrderName = (typeof SearchOrder)[keyof typeof SearchOrder];

registerEnumType(SearchOrder, {
  name: 'SearchOrder',
  valuesMap: {
    TOP: {
      description:
        'Of the newest matches (up to 400), by (1 + 2 × text rank) × (1 + log2(1 + nods + 2 × replies)) / (1 + days / 30).',
    },
    LATEST: { description: 'Newest first.' },
  },
  description: 'The order of search results.',
});
