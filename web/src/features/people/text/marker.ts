import type { MarkupElement } from '@mallard/rules/markup';
import { createContext } from 'react';

/** Marks what a search has found in the words below it; null where nothing was searched for. */
export const Marker = createContext<((words: MarkupElement) => MarkupElement) | null>(null);
