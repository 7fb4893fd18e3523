/** The files of the client that open it without a network, by what the build found. */
export interface Build {
  /** Names the build: the file that the page begins with. */
  entry: string;
  files: readonly string[];
}

const ASSETS = 'assets';
const SHELL = 'shell';
/** A page that the server does not draw itself: the same file for every address of the client. */
const PAGE = '/stream';
/** Files of other pages and older builds that stay for who has them open. */
const MOST_OTHERS = 200;

/** The page and its files. Files have hashes for names, so what is kept stays right; the page itself comes from the network. */
export class Shell {
  constructor(
    private readonly build: Build,
    private readonly storage: Pick<CacheStorage, 'open'>,
    private readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>,
  ) {}

  /** Brings what is needed to open without a network. Rejects where any of it could not be fetched. */
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

  /** Drops the oldest of what this build does not need. */
  async prune(): Promise<void> {
    const assets = await this.storage.open(ASSETS);
    const needed = new Set(this.build.files);
    const others = (await assets.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
    await Promise.all(others.slice(0, Math.max(0, others.length - MOST_OTHERS)).map((each) => assets.delete(each)));
  }

  /** A page: the network's, so that it is never an old one; the kept one where there is no network. */
  async page(request: Request, preloaded: Promise<Response | undefined> | undefined): Promise<Response> {
    try {
      return (await preloaded) ?? (await this.fetch(request));
    } catch (error) {
      const kept = await (await this.storage.open(SHELL)).match(PAGE);
      if (!kept) throw error;
      return kept;
    }
  }

  async asset(request: Request): Promise<Response> {
    const assets = await this.storage.open(ASSETS);
    const kept = await assets.match(request);
    if (kept) return kept;
    const response = await this.fetch(request);
    if (response.ok) await assets.put(request, response.clone());
    return response;
  }

  private async put(cache: Cache, address: string, response: Response): Promise<void> {
    if (!response.ok) throw new TypeError(`${address} could not be fetched`);
    await cache.put(address, response);
  }
}
