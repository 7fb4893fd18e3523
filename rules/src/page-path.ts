/**
 * The pattern that a path of the page table matches, by the rules of the client's router: `:part` is any single segment, which the
 * pattern captures; `:part?` may be missing; `/*` at the end is any rest. A trailing slash is ignored.
 */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/\/:\w+\?/g, '(?:/([^/]+))?')
    .replace(/:\w+/g, '([^/]+)')
    .replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${source}/?$`, 'i');
}
