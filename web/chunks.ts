import type { Rolldown } from 'vite';

interface Context {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

interface Reached {
  entry: boolean;
  readonly frames: Set<string>;
  readonly routes: Set<string>;
}

type Family = 'entrance' | 'help' | 'staff' | 'social';

const ENTRY = '/web/src/app/start.tsx';
/** The design catalog shows nearly everything, and hardly anybody opens it: it counts for nothing. */
const ROUTE = /\/web\/src\/routes\/(?!ui\.tsx)([\w-]+)\.tsx$/;
const FRAME = /\/web\/src\/app\/shell\/((?:Page|Help|Entry)Frame)\.tsx$/;
const ALL_ICONS = /\/lucide-react\.mjs$/;
/** Comes through a file that every page needs, and is used by hardly any. */
const RARE = /\/@apollo\/client\/react\/hooks\/useLazyQuery\.js$/;
/** A few lines that several pages of the frame share: a file of their own would be larger than what is in it. */
const TINY = /\/(?:whisper-paths|follows-changed|publishing-here)\.ts$/;
/** What fewer pages of a family share goes into a file by itself, which the others don't wait for. */
const FEW: Readonly<Record<Family, number>> = { entrance: 3, help: 2, staff: 3, social: 6 };
/** From so many pages of several families on, something is worth a file of theirs. */
const COMMON = 4;
/** Pages of lists that are not of quacks come to so many with those that are. */
const MANY = 7;

/** Pages that the same people open one after another, so that what they share is worth one file. */
function familyOf(route: string): Family {
  if (/^help/.test(route)) return 'help';
  if (/^(admin|users)/.test(route)) return 'staff';
  return /^(verify|unsubscribe|login|register|forgot|reset|front-door|discord)/.test(route) ? 'entrance' : 'social';
}

/**
 * Which file a part of the client goes into, by the pages that need it at once: so that a page waits for few files, and for
 * little that it doesn't use. What is fetched later is left to the bundler.
 */
class Chunks {
  private readonly reached = new Map<string, Reached>();
  private icons: ReadonlyMap<string, string> = new Map();
  private isRead = false;

  /** @returns the file's name; null where the bundler chooses */
  nameOf(id: string, context: Context): string | null {
    if (!this.isRead) this.read(id, context);
    const reached = this.reached.get(id);
    if (!reached || RARE.test(id)) return null;
    if (reached.entry || reached.frames.size > 1) return 'base';
    if (TINY.test(id)) return 'frame';
    const counts = new Map<Family, number>();
    for (const family of [...reached.routes].map(familyOf)) counts.set(family, (counts.get(family) ?? 0) + 1);
    const isElsewhere = counts.has('entrance') || counts.has('help');
    const isCommon = counts.size > 1 && reached.routes.size >= COMMON;
    const isSocial = (counts.get('social') ?? 0) >= COMMON;
    // What pages outside the frame need is kept out of its file, or they would wait for the frame.
    if (reached.frames.has('PageFrame') || (isCommon && isSocial)) return isElsewhere ? 'shared' : 'frame';
    const isOfQuacks = ['stream', 'post', 'user'].some((route) => reached.routes.has(route));
    // What pages of quacks need of the forms' parts has a file of its own.
    if (isCommon) return isElsewhere && !isOfQuacks ? 'forms' : null;
    if ((counts.get('social') ?? 0) >= MANY) return 'lists';
    for (const [family, count] of counts) if (count >= FEW[family]) return family;
    return null;
  }

  private read(first: string, context: Context): void {
    this.isRead = true;
    const all = everyModule(first, context);
    this.icons = iconFiles(all, context);
    for (const id of all) {
      if (id.endsWith(ENTRY)) this.mark(id, context, (reached) => (reached.entry = true));
      const frame = FRAME.exec(id)?.[1];
      if (frame) this.mark(id, context, ({ frames }) => frames.add(frame));
      const route = ROUTE.exec(id)?.[1];
      if (route) this.mark(id, context, ({ routes }) => routes.add(route));
    }
  }

  /** Notes on a part, and on everything that it imports at once, who needs it. */
  private mark(start: string, context: Context, note: (reached: Reached) => void): void {
    const seen = new Set<string>();
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const reached = this.reached.get(id) ?? { entry: false, frames: new Set(), routes: new Set() };
      this.reached.set(id, reached);
      note(reached);
      waiting.push(...this.importsOf(id, context));
    }
  }

  /** Icons come through one file that names them all, of which only those that are asked for count. */
  private importsOf(id: string, context: Context): string[] {
    const info = context.getModuleInfo(id);
    if (!info || ALL_ICONS.test(id)) return [];
    const asked = [...(info.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => this.icons.get(name.trim().replace(/\s+as\s.*/, '')))
      .filter((file) => file !== undefined);
    return [...info.importedIds, ...asked];
  }
}

function everyModule(first: string, context: Context): Set<string> {
  const seen = new Set<string>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = context.getModuleInfo(id);
    if (!info) continue;
    waiting.push(...info.importedIds, ...info.dynamicallyImportedIds, ...info.importers, ...info.dynamicImporters);
  }
  return seen;
}

/** The file of each icon, by each of its names. */
function iconFiles(all: ReadonlySet<string>, context: Context): Map<string, string> {
  const list = [...all].find((id) => ALL_ICONS.test(id));
  const code = (list && context.getModuleInfo(list)?.code) ?? '';
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g)) {
    for (const name of names.split(',')) {
      files.set(name.trim().replace(/^default as /, ''), list!.replace(ALL_ICONS, `/${path}`));
    }
  }
  return files;
}

/** Libraries that every page needs; what only later parts need of others, such as the live connection, stays with those. */
const VENDOR =
  /\/web\/src\/libraries\.ts$|\/node_modules\/(?:@apollo|@wry|graphql|optimism|react|react-dom|react-router|react-router-dom|rxjs|scheduler|tslib)\//;

/** What the entry itself runs: what fetches files, and what it or the early script (src/early) shares with the client. */
const RUNTIME = new RegExp(
  [
    'vite/preload-helper',
    'rolldown/runtime',
    '/ui/theme/sheet\\.ts',
    '/server/src/people/users/avatar-face\\.ts',
    '/server/src/posts/(?:link-face|post-pieces)\\.ts',
    '/features/identity/session/token(?:-storage)?\\.ts',
    '/features/posts/drafts/device-store\\.ts',
    '/features/profiles/person-name\\.ts',
    '/features/timelines/(?:feed-kept|live-page)\\.ts',
    '/worker/messages\\.ts',
    '/src/early/ask\\.ts',
    '/ui/avatar-face\\.ts',
    '/src/[\\w/]+/(?:frame|body|card|place|text|list|page|early)-styles\\.ts',
  ].join('|'),
);

/** The files of the client, those first that others build on. */
export function chunkGroups() {
  const chunks = new Chunks();
  const ours = ['base', 'frame', 'shared', 'forms', 'lists', 'social', 'entrance', 'staff', 'help'];
  return [
    {
      name: (id: string) => (RUNTIME.test(id) ? 'runtime' : null),
      debugName: 'runtime',
      priority: ours.length + 1,
    },
    {
      name: (id: string) => (VENDOR.test(id) && !RARE.test(id) ? 'vendor' : null),
      debugName: 'vendor',
      priority: ours.length,
    },
    ...ours.map((name, index) => ({
      debugName: name,
      name: (id: string, context: Context) => (chunks.nameOf(id, context) === name ? name : null),
      priority: ours.length - 1 - index,
    })),
  ];
}
