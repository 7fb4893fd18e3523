import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<unknown>;

let pending = 0;
const listeners = new Set<() => void>();
const loaders = new WeakMap<RouteObject, Load>();

function count(change: 1 | -1) {
  pending += change;
  for (const listener of listeners) listener();
}

/** Shown by code that is there already, or by code that is fetched then. */
class Fetched<Name extends string> {
  private there: ComponentType | null = null;
  private readonly whenThere: ComponentType;

  /** @param name of the component in the file */
  constructor(
    private readonly file: () => Promise<Record<Name, ComponentType>>,
    private readonly name: Name,
  ) {
    this.whenThere = lazy(async () => {
      count(1);
      try {
        return { default: await this.load() };
      } finally {
        count(-1);
      }
    });
  }

  async load(): Promise<ComponentType> {
    return (this.there = (await this.file())[this.name]);
  }

  /** Not changed while it is shown: it would lose what it holds. */
  current(): ComponentType {
    return this.there ?? this.whenThere;
  }
}

function Shown({ of }: { of: Fetched<string> }) {
  const [Current] = useState(() => of.current());
  return <Current />;
}

/** A page whose code is fetched when somebody goes there, or is about to. Until it is there the page before stays. */
export function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const fetched = new Fetched(load, name);
  const route: RouteObject = { path, element: <Shown key={path} of={fetched} /> };
  loaders.set(route, () => fetched.load());
  return route;
}

/** What stands around some pages, fetched along with the first of them. */
export function frame<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  children: RouteObject[],
): RouteObject {
  const fetched = new Fetched(load, name);
  const route: RouteObject = { element: <Shown key={name} of={fetched} />, children };
  loaders.set(route, () => fetched.load());
  return route;
}

/** Fetches the code of the page at an address. Resolves also where that fails, which shows when the page is opened. */
export async function prefetch(routes: RouteObject[], pathname: string): Promise<void> {
  const wanted = (matchRoutes(routes, pathname) ?? []).map(({ route }) => loaders.get(route));
  await Promise.allSettled(wanted.map(async (load) => load?.()));
}

/** Whether the code of a page is on its way. */
export const pageLoads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => pending > 0,
};
