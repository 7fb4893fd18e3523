import { createContext } from 'react';
import type { FilterContext } from '../../../graphql/schema.generated';

/** Where the quacks below are shown: only filters for it concern them. */
export const FilterPlace = createContext<FilterContext>('LISTS');
