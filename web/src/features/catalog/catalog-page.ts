import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazily } from '../../ui/lazily';
import type { CatalogWord } from './useWords';

/** A component in one of its uses, with the file that shows it. */
export interface Sample {
  title: CatalogWord;
  /** When to take it, or what to mind. */
  text?: CatalogWord;
  Show: ComponentType;
  /** The file of `Show`, as it is written. */
  code: string;
  /** It needs the whole width; its code stands below it, even where there is room beside it. */
  wide?: boolean;
}

/** What a page shows: samples, or something in their place. */
export interface CatalogContent {
  samples: readonly Sample[];
  Body?: ComponentType;
}

interface Entry {
  /** Below /ui, as the specification names it. */
  path: string;
  title: CatalogWord;
  /** What it is for, in a sentence. */
  lead: CatalogWord;
  icon: LucideIcon;
}

interface ContentProps {
  show: (content: CatalogContent) => ReactNode;
}

/** One address below /ui. */
export interface CatalogPage extends Entry {
  /** Its content, whose code comes when it is opened. */
  Content: ComponentType<ContentProps>;
}

export function pageOf(entry: Entry, load: () => Promise<{ content: CatalogContent }>): CatalogPage {
  const Content = lazily<ContentProps>(async () => {
    const { content } = await load();
    return { default: ({ show }) => show(content) };
  });
  return { ...entry, Content };
}

export interface CatalogGroup {
  title: CatalogWord;
  pages: readonly CatalogPage[];
}

export const addressOf = ({ path }: CatalogPage): string => `/ui/${path}`;
