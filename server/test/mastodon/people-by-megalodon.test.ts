import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import createClient, { type MegalodonInterface } from 'megalodon';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Person } from '../api/support/world.js';
import { appToken } from './support/client-app.js';

let app: TestApp;
let bea: Person;
let client: MegalodonInterface;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  const ada = await app.world.person('ada');
  bea = await app.world.person('bea');
  client = createClient('mastodon', app.url, await appToken(app, ada));
});
afterAll(() => app.stop());

describe('A client of another library', () => {
  it('follows, mutes and blocks', async () => {
    expect((await client.followAccount(bea.id)).data).toMatchObject({ following: true });
    expect((await client.muteAccount(bea.id, true)).data).toMatchObject({ muting: true, muting_notifications: true });
    expect((await client.setAccountNote(bea.id, 'Loud')).data).toMatchObject({ note: 'Loud' });
    expect((await client.getMutes()).data.map(({ id }) => id)).toEqual([bea.id]);
    await client.unmuteAccount(bea.id);
    await client.blockAccount(bea.id);
    expect((await client.getBlocks({ limit: 5 })).data.map(({ id }) => id)).toEqual([bea.id]);
    await client.unblockAccount(bea.id);

    const { data } = await client.getRelationships([bea.id]);
    expect(data).toMatchObject([{ id: bea.id, following: false, muting: false, blocking: false }]);
    expect((await client.getFollowRequests()).data).toEqual([]);
    expect((await client.getDomainBlocks()).data).toEqual([]);
  });

  it('keeps lists and filters', async () => {
    const { data: list } = await client.createList('Birds');
    await client.addAccountsToList(list.id, [bea.id]);
    expect((await client.getAccountsInList(list.id)).data.map(({ id }) => id)).toEqual([bea.id]);
    await client.deleteAccountsFromList(list.id, [bea.id]);
    expect((await client.updateList(list.id, 'Ducks')).data).toMatchObject({ title: 'Ducks' });
    await client.deleteList(list.id);
    expect((await client.getLists()).data).toEqual([]);

    const { data: filter } = await client.createFilter('rain', ['home'], { whole_word: true });
    await client.updateFilter(filter.id, 'snow', ['home', 'thread'], { irreversible: true });
    expect((await client.getFilters()).data).toMatchObject([{ id: filter.id, phrase: 'snow', irreversible: true }]);
    await client.deleteFilter(filter.id);
    expect((await client.getFilters()).data).toEqual([]);
  });

  it('edits the profile, follows tags and reports', async () => {
    const { data: changed } = await client.updateCredentials({
      ...{ display_name: 'Ada', note: 'Hello', locked: true, bot: false },
      source: { privacy: 'unlisted' },
      fields_attributes: [{ name: 'Site', value: 'https://ada.example' }],
    });
    expect(changed).toMatchObject({ display_name: 'Ada', locked: true, source: { privacy: 'unlisted' } });
    expect(changed.source?.fields).toMatchObject([{ name: 'Site', value: 'https://ada.example/' }]);

    expect((await client.followTag('ducks')).data).toMatchObject({ following: true });
    expect((await client.getFollowedTags()).data.map(({ name }) => name)).toEqual(['ducks']);
    expect((await client.unfollowTag('ducks')).data).toMatchObject({ following: false });
    expect((await client.getFeaturedTags()).data).toEqual([]);

    const { data: report } = await client.report(bea.id, { comment: 'Advertising', category: 'spam' });
    expect(report).toMatchObject({ action_taken: false, category: 'spam' });
  });
});
