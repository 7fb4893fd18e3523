import { createContext } from 'react';
import type { ReadPlace } from './position-keeper';

/** The list around, if the place that was read is kept in it. */
export const PlaceInList = createContext<ReadPlace | null>(null);

/** The row of a requack, whose id is not that of the quack in it. */
export const RequackRow = createContext<string | null>(null);
