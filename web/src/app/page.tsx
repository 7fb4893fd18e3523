import { type ComponentType, lazy, Suspense, use, useEffect, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { fetchMissingStyles } from '../ui/loading/missing-code';
import { focusArrival } from './focus/arrival';
import { NextPage } from './next-page';

type Load = () => Promise<unknown>;

/** How long the page before stays while the code of the next one is on its way; then its skeleton is shown. */
const SKELETON_AFTER_MS = 100;

/** What the server or `early/` has drawn is not replaced by a skeleton. */
let hasShownPage = false;

let pending = 0;
const listeners = new Set<() => void>();
const loaders = new WeakMap<RouteObject, Load>();
const failed = new Set<Load>();

function count(change: 1 | -1) {
  pending += change;
  for (const listener of listeners) listener();
}

/** Shown by code that is there already, or by code that is fetched then. */
class Fetched<Name extends string> {
  private there: ComponentType | null = null;
  private hasFailed = false;
  private readonly whole = lazy(async () => ({ default: await this.fetch() }));
  private readonly skeletonFirst = lazy(async () => {
    const code = this.fetch();
    const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), SKELETON_AFTER_MS));
    return {
      default: (await Promise.race([code, patience])) ?? afterSkeleton(lazy(async () => ({ default: await code }))),
    };
  });

  /** @param name of the component in the file */
  constructor(
    private readonly file: () => Promise<Record<Name, ComponentType>>,
    private readonly name: Name,
  ) {}

  async load(): Promise<ComponentType> {
    try {
      if (this.hasFailed) await fetchMissingStyles();
      return (this.there = (await this.file())[this.name]);
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  /** Not changed while it is shown: it would lose what it holds. */
  current(hasSkeleton: boolean): ComponentType {
    return this.there ?? (hasSkeleton ? this.skeletonFirst : this.whole);
  }

  private async fetch(): Promise<ComponentType> {
    count(1);
    try {
      return await this.load();
    } catch (error) {
      failed.add(() => this.load());
      throw error;
    } finally {
      count(-1);
    }
  }
}

/** The skeleton of the frame until the code is there. */
function afterSkeleton(Whole: ComponentType): ComponentType {
  return function SkeletonFirst() {
    return (
      <Suspense fallback={use(NextPage)}>
        <Whole />
        <Arrived />
      </Suspense>
    );
  };
}

/** The focus moved to the skeleton, which has no field to be focused. */
function Arrived() {
  useEffect(focusArrival, []);
  return null;
}

function Shown({ of }: { of: Fetched<string> }) {
  const skeleton = use(NextPage);
  const [Current] = useState(() => of.current(skeleton !== null && hasShownPage));
  useEffect(() => {
    hasShownPage = true;
  }, []);
  return <Current />;
}

/** A page whose code is fetched when someone goes there, or is about to; the frame has a skeleton for it. */
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

/** The frame around some pages, fetched along with the first of them. */
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

/** Fetches what was to be shown and could not be fetched. @returns whether any of it came, so that it is worth showing again */
export async function retryFailed(): Promise<boolean> {
  const tries = [...failed].map(async (load) => {
    await load();
    failed.delete(load);
  });
  return (await Promise.allSettled(tries)).some(({ status }) => status === 'fulfilled');
}

/** Whether the code of a page is on its way. */
export const pageLoads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => pending > 0,
};
