import { type IRoute, type RequestHandler, Router } from 'express';

/** The start of a path that tells the areas of the APIs apart: `/api/posts`, `/api/v1/accounts`, `/oauth`. */
const AREA = /^\/(?:api\/)?(?:v[12]\/)?[^/]+/;

const METHODS = ['delete', 'get', 'patch', 'post', 'put'] as const;
export type RouteMethod = (typeof METHODS)[number];

/** Express's types know neither. */
type Layer = Router['stack'][number] & { match(path: string): boolean };
type Served = IRoute & { methods: Partial<Record<RouteMethod, boolean>> };

/**
 * The routes of all controllers, with a router for each area. Express tries the routes of a router one after another; with all of
 * them in one, each request would be matched against hundreds before it reaches its own, or GraphQL behind them.
 */
export class RouteTable {
  private readonly areas = new Map<string, Router>();

  /** @param path as Express reads it */
  add(method: RouteMethod, path: string, handler: RequestHandler): void {
    const area = toArea(path);
    if (area === '' || /[:*{]/.test(area)) throw new Error(`The route ${path} begins with a parameter.`);
    const router = this.areas.get(area) ?? Router();
    this.areas.set(area, router);
    router[method](path, handler);
  }

  readonly handler: RequestHandler = (request, response, next) => {
    const router = this.areas.get(toArea(request.path));
    // A router would answer OPTIONS with its methods, and no route does.
    if (router === undefined || request.method === 'OPTIONS') next();
    else router(request, response, next);
  };

  /** The methods that are served at a path, for telling "wrong method" from "no such address". @param path without its query */
  methodsAt(path: string): string[] {
    const layers = (this.areas.get(toArea(path))?.stack ?? []) as Layer[];
    const found = layers.filter((layer) => layer.match(path)).flatMap(({ route }) => methodsServedBy(route as Served));
    return [...new Set(found.includes('GET') ? [...found, 'HEAD'] : found)].sort();
  }

  /** Every route, area by area. */
  all(): { area: string; method: string; path: string }[] {
    return [...this.areas].flatMap(([area, { stack }]) =>
      stack.flatMap(({ route }) =>
        methodsServedBy(route as Served).map((method) => ({ area, method, path: String(route?.path) })),
      ),
    );
  }
}

function methodsServedBy({ methods }: Served): string[] {
  return METHODS.filter((method) => methods[method]).map((method) => method.toUpperCase());
}

/** In lower case, because routes match whatever the case of their letters. */
function toArea(path: string): string {
  return AREA.exec(path)?.[0].toLowerCase() ?? '';
}
