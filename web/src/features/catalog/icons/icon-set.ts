/** An icon set from npm, as found by the build. */
export interface IconSet {
  name: string;
  author: { name: string; url: string };
  license: { title: string; url: string };
  count: number;
  /** The URL of its drawings, a `SetIcon[]`. */
  url: string;
}

/** The name within its set, and its paths in a square of 24. */
export type SetIcon = readonly [name: string, path: string];

/** A set of @iconify-json by its short name. The build replaces the call with the set (web/icon-sets.ts). */
export function iconSetOf(set: 'mdi' | 'ri' | 'uil'): IconSet {
  throw new Error(`The build left the icons of ${set} out`);
}

const loads = new Map<string, Promise<readonly SetIcon[]>>();

/** The drawings of a set, fetched once; after a failure, the next call retries. */
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

/** Icons whose names contain every word of the query. */
export function matching(icons: readonly SetIcon[], query: string): readonly SetIcon[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.length === 0 ? icons : icons.filter(([name]) => words.every((word) => name.includes(word)));
}
