import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as words } from '../../src/features/session/shortcuts/messages.en';
import { ShortcutsDialog } from '../../src/features/session/shortcuts/ShortcutsDialog';
import type { Claim } from '../../src/features/session/viewer/claims';
import { renderPage } from '../support/render';

async function titles(claims: readonly Claim[]) {
  await renderPage(<ShortcutsDialog />, { viewer: { claims } });
  await screen.findByRole('heading', { name: words.anywhere });
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

describe('the help of keys', () => {
  test('lists no keys of the administration for members', async () => {
    expect(await titles([])).toEqual([words.anywhere, words.inLists, words.inComposer]);
  });

  test('lists those of reports for moderators', async () => {
    expect(await titles(['reports.read'])).toContain(words.inCases);
  });

  test('lists those of tables for who reads the list of people', async () => {
    const shown = await titles(['users.read']);

    expect(shown).toContain(words.inTables);
    expect(shown).not.toContain(words.inCases);
  });
});
