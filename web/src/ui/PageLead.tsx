import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What the frame puts before the heading of each page that has no way back of its own, such as the menu of phones. */
export const PageLead = createContext<ReactNode>(null);
