/** The files that open the client offline, collected by the build. */
export interface Build {
  /** Identifies the build: the entry file of the page. */
  entry: string;
  files: readonly string[];
}

const ASSETS = 'assets';
const SHELL = 'shell';
/** A page without server-rendered content: the same file serves every address. */
const PAGE = '/stream';
/** Other cached files, such as those of older builds in open tabs. */
const MAX_OTHER_FILES = 200;

/** Caches the page and its files. Files are named by hash and never change; the page comes from the network first. */
export class Shell {
  constructor(
    private readonly build: Build,
    private readonly storage: Pick<CacheStorage, 'open'>,
    private readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>,
  ) {}

  /** Fetches what is needed to open offline. Rejects if any file can't be fetched. */
  async install(): Promise<void> {
    const assets = await this.storage.open(ASSETS);
    await Promise.all(
      this.build.files.map(async (file) => {
        if (await assets.match(file)) return;
        await this.put(assets, file, await this.fetch(file));
      }),
    );
    await this.put(await this.storage.open(SHELL), PAGE, await this.fetch(PAGE, { cache: 'no-store' }));
  }

  /** Removes the oldest files that this build does not need. */
  async prune(): Promise<void> {
    const assets = await this.storage.open(ASSETS);
    const needed = new Set(this.build.files);
    const others = (await assets.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
    await Promise.all(others.slice(0, Math.max(0, others.length - MAX_OTHER_FILES)).map((each) => assets.delete(each)));
  }

  /** Serves a page from the network, so that it is current; offline, the cached one. */
  async page(request: Request, preloaded: Promise<Response | undefined> | undefined): Promise<Response> {
    try {
      return (await preloaded) ?? (await this.fetch(request));
    } catch (error) {
      const cached = await (await this.storage.open(SHELL)).match(PAGE);
      if (!cached) throw error;
      return cached;
    }
  }

  async asset(request: Request): Promise<Response> {
    const assets = await this.storage.open(ASSETS);
    const cached = await assets.match(request);
    if (cached) return cached;
    const response = await this.fetch(request);
    if (response.ok) await assets.put(request, response.clone());
    return response;
  }

  private async put(cache: Cache, address: string, response: Response): Promise<void> {
    if (!response.ok) throw new TypeError(`${address} could not be fetched`);
    await cache.put(address, response);
  }
}
