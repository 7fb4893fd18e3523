import { createContext, type ReactNode } from 'react';

/** The skeleton that a frame shows while the code of the next page is on its way; null if the page before stays. */
export const NextPage = createContext<ReactNode>(null);
