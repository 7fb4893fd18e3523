import { existsSync, readdirSync, readFileSync } from 'node:fs';
// Imported by path, not by the package's name, so that vite.config.ts uses the sources and reloads when they change.
import { type Frame, type NamedPage, pageList } from '../rules/src/pages.ts';

const WEB = import.meta.dirname;

export interface Route extends NamedPage {
  /** Source files, relative to `web`. */
  readonly sources: {
    readonly page: string;
    readonly frame: string;
  };
  /** What the page's file exports. */
  readonly component: string;
}

export function frameSource(frame: Frame): string {
  return `src/app/shell/${frame}.tsx`;
}

/** The page table, with the files of each entry. */
export const routeTable: readonly Route[] = pageList.map((page) => ({
  ...page,
  sources: {
    page: `src/routes/${page.name}.tsx`,
    frame: frameSource(page.frame),
  },
  component: `${page.name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`,
}));

/** @returns the differences between the table and the files; empty if there are none */
export function routeComplaints(): string[] {
  const known = new Set(routeTable.map(({ sources }) => sources.page));
  const unknown = readdirSync(`${WEB}/src/routes`).filter((file) => !known.has(`src/routes/${file}`));
  return [
    ...unknown.map((file) => `web/src/routes/${file} has no entry in rules/src/pages.ts.`),
    ...routeTable.flatMap(({ name, component, sources: { page, frame } }) => {
      const missing = [page, frame].filter((file) => !existsSync(`${WEB}/${file}`));
      if (missing.length > 0)
        return missing.map((file) => `The page "${name}" needs web/${file}, which doesn't exist.`);
      const exported = readFileSync(`${WEB}/${page}`, 'utf8').includes(`export function ${component}(`);
      return exported ? [] : [`web/${page} must export a function ${component}.`];
    }),
  ];
}
