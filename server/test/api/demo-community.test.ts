import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCommunity } from '../../src/demo/demo-community.js';
import { until } from '../plumbing/support/until.js';
import { startTestApp, type TestApp } from './support/app.js';

describe('the demo community', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('moves in once, with quacks that are found and hashtags that are popular from the first minute', async () => {
    const community = app.get(DemoCommunity);

    expect(await community.seed()).toBe(true);
    expect(await community.seed()).toBe(false);

    await until(async () => {
      const { body } = await app.visitor.get('/hashtags/popular');
      return body.totalCount > 0;
    });
    const { data } = await app.visitor.graphql('{ searchPosts(query: "coffee") { edges { node { content } } } }');
    expect(data.searchPosts.edges.length).toBeGreaterThan(0);
  });
});
