import { createContext, use } from 'react';
import type { ReplySort } from '../../../graphql/schema.generated';

interface ThreadContextValue {
  sort: ReplySort;
  /** Says something to screen readers. */
  announce: (text: string) => void;
}

export const ThreadContext = createContext<ThreadContextValue>({ sort: 'RELEVANT', announce: () => undefined });
export const useThreadContext = (): ThreadContextValue => use(ThreadContext);
