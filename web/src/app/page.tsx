import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<unknown>;

let pending = 0;
const listeners = new Set<() => void>();
const loaders = new WeakMap<RouteObject, Load>();

function count(change: 1 | -1) {
  pending += change;
  for (const listener of listeners) listener();
}

/** A component whose code is fetched when it is first shown; `name` is its export in the file. */
function fetched<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Fetched = lazy<ComponentType>(async () => {
    count(1);
    try {
      return { default: (await load())[name] };
    } finally {
      count(-1);
    }
  });
  return <Fetched />;
}

/** A page whose code is fetched when somebody goes there, or is about to. Until it is there the page before stays. */
export function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const route: RouteObject = { path, element: fetched(load, name) };
  loaders.set(route, load);
  return route;
}

/** What stands around some pages, fetched along with the first of them. */
export function frame<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  children: RouteObject[],
): RouteObject {
  const route: RouteObject = { element: fetched(load, name), children };
  loaders.set(route, load);
  return route;
}

/** Begins to fetch the code of the page at an address. A failure shows when the page is opened. */
export function prefetch(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    loaders
      .get(route)?.()
      .catch(() => undefined);
  }
}

/** Whether the code of a page is on its way. */
export const pageLoads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => pending > 0,
};
