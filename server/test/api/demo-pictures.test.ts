import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCommunity } from '../../src/demo/demo-community.js';
import { AddDemoPictures, AddDemoProfileImages } from '../../src/demo/pictures/demo-picture-jobs.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';

const JOBS = [AddDemoPictures, AddDemoProfileImages];
/** The jobs may take as long as this before the queue gives them up. */
const JOBS_MS = 1_000 * Math.max(...JOBS.map(({ options }) => options.timeoutSeconds));

describe('the pictures of the demo community', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Resolves when both jobs have ended. @throws Error if one failed */
  async function haveEnded(): Promise<void> {
    for (;;) {
      const jobs = await app.rows<{ name: string; state: string }>(
        'select name, state::text from pgboss.job where name = any($1)',
        [JOBS.map(({ name }) => name)],
      );
      const failed = jobs.find(({ state }) => state === 'failed' || state === 'retry' || state === 'cancelled');
      if (failed) throw new Error(`${failed.name}: ${failed.state}`);
      if (jobs.length === JOBS.length && jobs.every(({ state }) => state === 'completed')) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  it(
    'are added in the background: faces, banners, and pictures with descriptions',
    async () => {
      await app.get(DemoCommunity).seed();

      await haveEnded();

      const { data: profile } = (await app.visitor.get('/profiles/public/adaeze_nightsky')).body;
      expect(profile).toEqual(expect.objectContaining({ imageUrl: expect.any(String), bannerUrl: expect.any(String) }));
      const { data } = await app.visitor.graphql(
        '{ searchPosts(query: "has:media") { edges { node { media { altText } } } } }',
      );
      const pictures: { altText: string }[] = data.searchPosts.edges.flatMap(({ node }: Json) => node.media);
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter(({ altText }) => altText.length <= 20)).toEqual([]);
    },
    JOBS_MS,
  );
});
