import type { RouteObject } from 'react-router-dom';
import { type FrameEntry, frames, type PageEntry } from 'virtual:pages';
import { GuestsOnly, RequireClaim, RequireSignedIn } from '../features/session/viewer/guards';
import { frame, page } from './page';
import { Root } from './Root';

/** Every address there is, from the table of pages (rules/src/pages.ts). */
export const routes: RouteObject[] = [{ element: <Root />, children: frames.flatMap(framed) }];

function framed({ file, name, pages }: FrameEntry): RouteObject[] {
  const [only] = pages;
  // The guard of a single page is around its frame, so that no frame is shown to those whom it sends elsewhere.
  if (only && pages.length === 1) return guarded(only, [frame(file, name, routesOf(only))]);
  const children = pages.flatMap((each) => guarded(each, routesOf(each)));
  return [frame(file, name, children)];
}

function routesOf({ path, fallback, file, component }: PageEntry): RouteObject[] {
  const route = page(path, file, component);
  return fallback ? [route, page('*', file, component)] : [route];
}

function guarded({ guard }: PageEntry, children: RouteObject[]): RouteObject[] {
  if (!guard) return children;
  if (guard === 'guests') return [{ element: <GuestsOnly />, children }];
  if (guard === 'signed-in') return [{ element: <RequireSignedIn />, children }];
  if ('anyOf' in guard) return [{ element: <RequireClaim of={guard.anyOf} />, children }];
  return guard.allOf.reduceRight(
    (inner, claim) => [{ element: <RequireClaim of={[claim]} />, children: inner }],
    children,
  );
}
