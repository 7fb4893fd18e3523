import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCommunity } from '../../src/demo/demo-community.js';
import { until } from '../plumbing/support/until.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';

/** Painting runs in the background, pixel by pixel. */
const PAINTED_MS = 100_000;

describe('the demo community', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop(), 60_000);

  async function pictures(): Promise<{ altText: string }[][]> {
    const { data } = await app.visitor.graphql(
      '{ searchPosts(query: "has:media") { edges { node { media { altText } } } } }',
    );
    return data.searchPosts.edges.map(({ node }: Json) => node.media);
  }

  it(
    'moves in once, with pictures and faces, and with hashtags that are popular from the first minute',
    async () => {
      const community = app.get(DemoCommunity);

      expect(await community.seed()).toBe(true);
      expect(await community.seed()).toBe(false);

      await until(async () => {
        const { body } = await app.visitor.get('/hashtags/popular');
        return body.totalCount > 0;
      });
      const profile = async () => (await app.visitor.get('/profiles/public/adaeze_nightsky')).body.data;
      await until(async () => (await profile()).imageUrl !== null, PAINTED_MS);
      await until(async () => (await pictures()).length > 0, PAINTED_MS);
      await until(async () => (await profile()).bannerUrl !== null, PAINTED_MS);
      expect((await pictures()).flat().every(({ altText }) => altText.length > 20)).toBe(true);
      const { data } = await app.visitor.graphql('{ searchPosts(query: "coffee") { edges { node { content } } } }');
      expect(data.searchPosts.edges.length).toBeGreaterThan(0);
    },
    6 * PAINTED_MS,
  );
});
