import { afterEach, describe, expect, it } from '@jest/globals';
import { isOutdated } from '../../src/features/session/offline/served-build';

const given = { document: globalThis.document, fetch: globalThis.fetch };

/** A page of the build `own`, and a server that responds with `page`. */
function stub(own: string | null, page: string, status = 200) {
  const entry = own === null ? null : { src: `http://localhost${own}` };
  globalThis.document = { querySelector: () => entry } as unknown as Document;
  globalThis.fetch = () => Promise.resolve(new Response(page, { status }));
}
const pageOf = (entry: string) => `<html><script type="module" src="${entry}"></script></html>`;

describe('a page', () => {
  afterEach(() => {
    Object.assign(globalThis, given);
  });

  it('is outdated where the server serves another build', async () => {
    stub('/assets/main-a1.js', pageOf('/assets/main-b2.js'));

    expect(await isOutdated()).toBe(true);
  });

  it('is not outdated where the server serves the same build', async () => {
    stub('/assets/main-a1.js', pageOf('/assets/main-a1.js'));

    expect(await isOutdated()).toBe(false);
  });

  it('is not outdated where it does not know its build', async () => {
    stub(null, pageOf('/assets/main-b2.js'));

    expect(await isOutdated()).toBe(false);
  });

  it('does not tell from an error of the server', async () => {
    stub('/assets/main-a1.js', pageOf('/assets/main-b2.js'), 503);

    await expect(isOutdated()).rejects.toThrow('503');
  });
});
