import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';

const FIRST = 'https://pond.example';

describe('a server on a database that another one has used', () => {
  let first: TestApp;
  let database: ClientConfig;
  beforeAll(async () => {
    first = await startTestApp({
      env: { PUBLIC_URL: FIRST },
      reach: (own) => {
        database = own;
        return Promise.resolve(own);
      },
    });
  });
  afterAll(() => first.stop());

  /** @returns the warnings of the start about the address */
  async function warningsOf(publicUrl: string): Promise<string[]> {
    const logLines: string[] = [];
    const other = await startTestApp({
      env: { PUBLIC_URL: publicUrl },
      reach: () => Promise.resolve(database),
      logLines,
    });
    await other.stop();
    return logLines.filter((line) => line.includes('PUBLIC_URL'));
  }

  it('says nothing where its address is the same', async () => {
    expect(await warningsOf(FIRST)).toEqual([]);
  });

  it('warns of another address once, and names both', async () => {
    const [warning, ...more] = await warningsOf('https://www.pond.example');

    expect(more).toEqual([]);
    expect(warning).toContain(
      `PUBLIC_URL is https://www.pond.example, but the last server on this database started with ${FIRST}.`,
    );
    expect(await warningsOf('https://www.pond.example')).toEqual([]);
  });
});
