/** A family of icons from npm, as the build found it. */
export interface IconSet {
  name: string;
  author: { name: string; url: string };
  license: { title: string; url: string };
  count: number;
  /** The address of its drawings, as `SetIcon[]`. */
  url: string;
}

/** The name within its set, and what to draw in a square of 24. */
export type SetIcon = readonly [name: string, path: string];

/** A set of @iconify-json by its short name. The build puts the set into the place of the call (web/icon-sets.ts). */
export function iconSetOf(set: 'mdi' | 'ri' | 'uil'): IconSet {
  throw new Error(`The build left the icons of ${set} out`);
}

const loads = new Map<string, Promise<readonly SetIcon[]>>();

/** The drawings of a set, fetched once; a failure is forgotten, so that the next call tries again. */
export function iconsOf({ url }: IconSet): Promise<readonly SetIcon[]> {
  let load = loads.get(url);
  if (!load) {
    load = fetch(url).then(async (response) => {
      if (!response.ok) throw new Error(`The icons were answered with ${response.status}`);
      return (await response.json()) as SetIcon[];
    });
    load.catch(() => loads.delete(url));
    loads.set(url, load);
  }
  return load;
}

/** Those whose names hold every word of a query. */
export function matching(icons: readonly SetIcon[], query: string): readonly SetIcon[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.length === 0 ? icons : icons.filter(([name]) => words.every((word) => name.includes(word)));
}
