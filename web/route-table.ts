export interface RouteFiles {
  /** As the router writes it, with `:parts`. */
  readonly path: string;
  /** Sources, below `web`. */
  readonly frame: string;
  readonly page: string;
}

const FRAME_OR_PAGE = /frame\(\s*\w+,\s*'(\w+)'|page\(\s*'([^']+)',\s*\(\)\s*=>\s*import\('\.\.\/routes\/([\w-]+)'\)/g;

/** The pages that the router lists, each below its frame. @param router the text of src/app/router.tsx */
export function routeTable(router: string): RouteFiles[] {
  const routes: RouteFiles[] = [];
  let frame = '';
  for (const [, framed, path, file] of router.matchAll(FRAME_OR_PAGE)) {
    if (framed) frame = `src/app/shell/${framed}.tsx`;
    else if (path && file) routes.push({ path, frame, page: `src/routes/${file}.tsx` });
  }
  if (routes.length === 0) throw new Error('The router lists no pages in the form that is read here.');
  return routes;
}
