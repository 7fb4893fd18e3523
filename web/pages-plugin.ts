import type { Plugin } from 'vite';
import type { Frame } from '../rules/src/pages.ts';
import { frameSource, type Route, routeComplaints, routeTable } from './route-table.ts';

const NAME = 'virtual:pages';
const ID = `\0${NAME}`;

/**
 * Generates the module `virtual:pages` (src/app/virtual-pages.d.ts) from the page table: only what the router needs, because every
 * page waits for it.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null;
      const complaints = routeComplaints();
      if (complaints.length > 0) this.error(complaints.join('\n'));
      return pagesModule();
    },
  };
}

function pagesModule(): string {
  const frames = Map.groupBy(routeTable, ({ frame }) => frame);
  return `export const frames = [${[...frames].map(([name, routes]) => frameOf(name, routes)).join(',\n')}];`;
}

function frameOf(name: Frame, routes: readonly Route[]): string {
  return `{name: '${name}', file: ${importOf(frameSource(name))}, pages: [${routes.map(pageOf).join(',\n')}]}`;
}

function pageOf({ path, guard, fallback, component, sources }: Route): string {
  const fields = Object.entries({ path, guard, fallback, component })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  return `{${[...fields, `file: ${importOf(sources.page)}`].join(', ')}}`;
}

const importOf = (source: string): string => `() => import('/${source}')`;
