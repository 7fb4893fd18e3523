import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What the frame puts before the heading of pages without a back arrow, such as the menu button of phones. */
export const PageLead = createContext<ReactNode>(null);
