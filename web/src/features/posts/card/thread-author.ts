import { createContext } from 'react';

/** Who began the thread that is shown; their replies are marked. Null elsewhere. */
export const ThreadAuthor = createContext<string | null>(null);
