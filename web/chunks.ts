import type { Rolldown } from 'vite';
import type { Family, Frame, PageName } from '../rules/src/pages.ts';
import { frameSource, type Route, routeTable } from './route-table.ts';

interface Context {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** Which parts of the client import a module at their start. */
interface NeededBy {
  client: boolean;
  readonly frames: Set<Frame>;
  readonly pages: Set<Route>;
}

// Modules are named by the end of their path; the build fails if a name matches none.
const MAIN = '/web/src/main.tsx';
const CLIENT = '/web/src/app/start.tsx';
const AUTHORIZE = '/web/src/routes/authorize.tsx';
const ALL_ICONS = '/lucide-react.mjs';
/** Imported through a file that every page needs, but used by hardly any. */
const LEFT_TO_BUNDLER = ['/@apollo/client/react/hooks/useLazyQuery.js'];
/** A few lines that several pages of PageFrame share: the overhead of a file of their own would be larger than they are. */
const WITH_FRAME = [
  '/web/src/features/session/paths/whisper-paths.ts',
  '/web/src/features/people/follows/follows-changed.ts',
  '/web/src/features/posts/actions/publishing-here.ts',
  // Otherwise it is in the file of the administration, which a search would wait for.
  '/lucide-react/dist/esm/icons/rotate-ccw-clock.mjs',
];
/** The libraries that every page needs; those of parts that are loaded later, such as the live connection, stay with those. */
const LIBRARIES = '/web/src/libraries.ts';
const PACKAGES = [
  ...['@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib'],
  ...['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'],
].map((name) => `/node_modules/${name}/`);

/**
 * Parts that come right after most pages, each with all that it imports and no page waits for: one file each. The bundler would
 * make a file of every few lines that two of them share, and the first page would ask for two hundred files.
 */
const LATER = {
  menus: [
    'ui/overlay/MenuPanel.tsx',
    'app/shell/AccountItems.tsx',
    'app/shell/MoreItems.tsx',
    'app/shell/PhoneDrawer.tsx',
  ],
  around: [
    ...['app/Overlays.tsx', 'app/shell/Offline.tsx', 'app/shell/Shortcuts.tsx', 'app/shell/Rail.tsx'],
    ...['features/inbox/LiveInbox.tsx', 'features/session/maintenance/Maintenance.tsx'],
    'features/timelines/explore/RailDiscovery.tsx',
    ...['features/posts/card/PostMenuItems.tsx', 'features/posts/requacks/RequackItems.tsx'],
  ],
  composer: [
    ...['composer/QuackComposer.tsx', 'drafts/DraftsTool.tsx', 'emoji/EmojiTool.tsx', 'nearby/PlaceTool.tsx'],
    ...['polls/PollTool.tsx', 'thread-draft/AddPartTool.tsx', 'visibility/AudienceTool.tsx'],
  ].map((name) => `features/posts/${name}`),
};

/** The frames whose pages share code; the others have one page each. */
const SHARED_FRAMES: readonly Frame[] = ['PageFrame', 'HelpFrame', 'EntryFrame'];
/** Includes messages of what comes later, as of the composer; otherwise Hebrew would wait for one more file. */
const HEBREW =
  /\/(?:web\/src\/(?:i18n\/he\/(?!refusals)\w+|features\/posts\/composer\/messages\.he)|rules\/src\/page-words-he)\.ts$/;
/** The pages of the account show several of these at once: one file, or Hebrew would wait for one after the other. */
const HEBREW_OF_ACCOUNT = /\/web\/src\/features\/account\/(?:\w+\/)?messages\.he\.ts$/;
const PAGES_OF_POSTS: readonly PageName[] = ['stream', 'post', 'user'];

/** From this many pages of a family on, shared modules go into a file that the whole family waits for. */
const ENOUGH_OF_FAMILY: Readonly<Record<Family, number>> = { entrance: 3, help: 2, staff: 3, social: 6 };
/** From this many pages of several families on, shared modules go into a file of their own. */
const ENOUGH_OF_SEVERAL = 4;
/** Modules that this many social pages need, beyond those of posts, belong to lists of all kinds. */
const ENOUGH_FOR_LISTS = 8;

/**
 * Decides which file a module goes into, by the pages that import it statically, so that a page waits for few files and for little
 * that it doesn't use. Most modules that are loaded later are left to the bundler.
 */
class Chunks {
  private readonly neededBy = new Map<string, NeededBy>();
  private icons: ReadonlyMap<string, string> = new Map();
  private early: ReadonlySet<string> = new Set();
  /** The file of each module of LATER. */
  private readonly later = new Map<string, string>();
  private isRead = false;

  /** @returns the file's name; null if the bundler chooses */
  nameOf(id: string, context: Context): string | null {
    if (!this.isRead) this.read(id, context);
    if (this.early.has(id)) return 'runtime';
    if (HEBREW.test(id)) return 'hebrew';
    if (HEBREW_OF_ACCOUNT.test(id)) return 'hebrew-account';
    if (isOneOf(LEFT_TO_BUNDLER, id)) return null;
    if (id.endsWith(LIBRARIES) || PACKAGES.some((name) => id.includes(name))) return 'vendor';
    const neededBy = this.neededBy.get(id);
    return neededBy ? this.ownNameOf(id, neededBy) : (this.later.get(id) ?? null);
  }

  private ownNameOf(id: string, { client, frames, pages }: NeededBy): string | null {
    if (client || frames.size > 1) return 'base';
    if (isOneOf(WITH_FRAME, id)) return 'frame';
    const counts = new Map<Family, number>();
    for (const { family } of pages) if (family !== null) counts.set(family, (counts.get(family) ?? 0) + 1);
    const isElsewhere = counts.has('entrance') || counts.has('help');
    const isOfSeveral = counts.size > 1 && pages.size >= ENOUGH_OF_SEVERAL;
    const socialPages = counts.get('social') ?? 0;
    // Modules that pages outside PageFrame need aren't put into its file, or those pages would wait for the frame.
    if (frames.has('PageFrame') || (isOfSeveral && socialPages >= ENOUGH_OF_SEVERAL)) {
      return isElsewhere ? 'shared' : 'frame';
    }
    // Parts of forms that pages of posts need have a file of their own.
    if (isOfSeveral)
      return isElsewhere && ![...pages].some(({ name }) => PAGES_OF_POSTS.includes(name)) ? 'forms' : null;
    if (socialPages >= ENOUGH_FOR_LISTS) return 'lists';
    for (const [family, count] of counts) if (count >= ENOUGH_OF_FAMILY[family]) return family;
    return null;
  }

  private read(first: string, context: Context): void {
    this.isRead = true;
    const all = everyModule(first, context);
    const find = (name: string) => moduleNamed(name, all);
    for (const name of [...LEFT_TO_BUNDLER, ...WITH_FRAME, LIBRARIES, ...PACKAGES]) find(name);
    this.icons = iconFiles(find(ALL_ICONS), context);
    this.mark(find(CLIENT), context, (neededBy) => (neededBy.client = true));
    for (const frame of SHARED_FRAMES) {
      this.mark(find(`/web/${frameSource(frame)}`), context, ({ frames }) => frames.add(frame));
    }
    for (const route of routeTable) {
      const page = find(`/web/${route.sources.page}`);
      // Pages that hardly anyone opens don't count, such as the catalog, which imports nearly everything.
      if (route.family !== null) this.mark(page, context, ({ pages }) => pages.add(route));
    }
    // It doesn't count as a page either, but people wait for it, and it would wait for all of a part.
    const authorize = this.reachedFrom(find(AUTHORIZE), context);
    for (const [file, starts] of Object.entries(LATER)) {
      for (const id of starts.flatMap((start) => [...this.reachedFrom(find(`/web/src/${start}`), context)])) {
        if (!authorize.has(id) && !this.later.has(id)) this.later.set(id, file);
      }
    }
    const earlyStarts = [
      MAIN,
      ...routeTable.flatMap(({ sources }) => (sources.early === null ? [] : `/web/${sources.early}`)),
    ];
    this.early = this.sharedByEarly(earlyStarts.map(find), context);
  }

  /**
   * Modules that the entry and the early drawings share with each other or with the client. They are a file of their own, so that
   * the entry stays small and doesn't wait for the client.
   */
  private sharedByEarly(starts: readonly string[], context: Context): Set<string> {
    const timesReached = new Map<string, number>();
    for (const start of starts) {
      for (const id of this.reachedFrom(start, context)) timesReached.set(id, (timesReached.get(id) ?? 0) + 1);
    }
    const shared = new Set<string>();
    for (const [id, times] of timesReached) {
      const isOfClient = context
        .getModuleInfo(id)
        ?.importers.some((importer) => !timesReached.has(importer) && !importer.endsWith('.html'));
      if (times > 1 || isOfClient) for (const each of this.reachedFrom(id, context)) shared.add(each);
    }
    return shared;
  }

  /** Records, for a module and everything that it imports statically, what needs it. */
  private mark(start: string, context: Context, note: (neededBy: NeededBy) => void): void {
    for (const id of this.reachedFrom(start, context)) {
      const neededBy = this.neededBy.get(id) ?? { client: false, frames: new Set(), pages: new Set() };
      this.neededBy.set(id, neededBy);
      note(neededBy);
    }
  }

  private reachedFrom(start: string, context: Context): Set<string> {
    return closure(start, (id) => this.importsOf(id, context));
  }

  /** Icons are imported through one file that lists all of them; only the imported ones count. */
  private importsOf(id: string, context: Context): string[] {
    const info = context.getModuleInfo(id);
    if (!info || id.endsWith(ALL_ICONS)) return [];
    const asked = [...(info.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => this.icons.get(name.trim().replace(/\s+as\s.*/, '')))
      .filter((file) => file !== undefined);
    return [...info.importedIds, ...asked];
  }
}

const isOneOf = (ends: readonly string[], id: string): boolean => ends.some((end) => id.endsWith(end));

/** @throws Error if the build has no such module, so that no list here becomes outdated unnoticed */
function moduleNamed(name: string, all: ReadonlySet<string>): string {
  for (const id of all) if (name.endsWith('/') ? id.includes(name) : id.endsWith(name)) return id;
  throw new Error(`chunks.ts names ${name}, which no module of the build matches.`);
}

function closure(start: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...next(id));
  }
  return seen;
}

function everyModule(first: string, context: Context): Set<string> {
  return closure(first, (id) => {
    const info = context.getModuleInfo(id);
    if (!info) return [];
    return [...info.importedIds, ...info.dynamicallyImportedIds, ...info.importers, ...info.dynamicImporters];
  });
}

/** The file of each icon, by each of its names. @param list the module that lists them all */
function iconFiles(list: string, context: Context): Map<string, string> {
  const code = context.getModuleInfo(list)?.code ?? '';
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g)) {
    for (const name of names.split(',')) {
      files.set(name.trim().replace(/^default as /, ''), list.replace(ALL_ICONS, `/${path}`));
    }
  }
  return files;
}

/** The files of the client; those that others depend on come first. */
const FILES = [
  'runtime',
  'hebrew',
  'hebrew-account',
  'vendor',
  'base',
  'frame',
  'shared',
  'forms',
  'lists',
  'social',
  'entrance',
  'staff',
  'help',
  ...Object.keys(LATER),
];

export function chunkGroups() {
  const chunks = new Chunks();
  return FILES.map((name, index) => ({
    debugName: name,
    name: (id: string, context: Context) => (chunks.nameOf(id, context) === name ? name : null),
    priority: FILES.length - index,
    // What a part of LATER shares with a page has a file of its own, so that the page doesn't wait for the whole part.
    includeDependenciesRecursively: !(name in LATER),
  }));
}
