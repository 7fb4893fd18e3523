import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import type { CatalogKey } from './useMessages';

/** A sample of a component, with the file that renders it. */
export interface Sample {
  title: CatalogKey;
  /** When to use it, or what to consider. */
  text?: CatalogKey;
  Show: ComponentType;
  /** The source of `Show`. */
  code: string;
  /** Full width, with its code below. */
  wide?: boolean;
}

/** The content of a page: samples or a custom component. */
export interface CatalogContent {
  samples: readonly Sample[];
  Body?: ComponentType;
}

interface Entry {
  /** The path below /ui. */
  path: string;
  title: CatalogKey;
  /** Its purpose in a sentence. */
  lead: CatalogKey;
  icon: LucideIcon;
}

interface ContentProps {
  show: (content: CatalogContent) => ReactNode;
}

/** A page below /ui. */
export interface CatalogPage extends Entry {
  /** Loads its content when it is opened. */
  Content: ComponentType<ContentProps>;
}

export function pageOf(entry: Entry, load: () => Promise<{ content: CatalogContent }>): CatalogPage {
  const Content = lazyWithRetry<ContentProps>(async () => {
    const { content } = await load();
    return { default: ({ show }) => show(content) };
  });
  return { ...entry, Content };
}

export interface CatalogGroup {
  title: CatalogKey;
  pages: readonly CatalogPage[];
}

export const addressOf = ({ path }: CatalogPage): string => `/ui/${path}`;
