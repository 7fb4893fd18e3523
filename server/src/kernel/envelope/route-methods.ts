interface RouterLayer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

const NAMES = ['get', 'post', 'put', 'delete', 'patch'] as const;

/**
 * The methods that are served at a path, for telling "wrong method" from "no such address".
 * @param stack the layers of Express's router
 * @param path without its query
 */
export function methodsAt(stack: readonly RouterLayer[], path: string): string[] {
  const found = new Set<string>();
  for (const layer of stack) {
    if (!layer.route || layer.route.methods._all) continue;
    if (!NAMES.some((name) => layer.route?.methods[name])) continue;
    if (!layer.match(path)) continue;
    for (const name of NAMES) if (layer.route.methods[name]) found.add(name.toUpperCase());
  }
  if (found.has('GET')) found.add('HEAD');
  return [...found].sort();
}
