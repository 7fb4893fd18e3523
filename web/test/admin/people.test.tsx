import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { People } from '../../src/features/admin/users/People';
import { en as words } from '../../src/features/admin/users/messages.en';
import { he as hebrew } from '../../src/features/admin/users/messages.he';
import { en as table } from '../../src/features/admin/tables/messages.en';
import { he as hebrewTable } from '../../src/features/admin/tables/messages.he';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const PEOPLE = ['Ada', 'Ben', 'Cleo'];

function answerPeople(inactive: readonly string[] = []) {
  const nodes = PEOPLE.map((name) => ({
    id: name,
    role: 'BASIC',
    isActive: !inactive.includes(name),
    user: { id: name, handle: name.toLowerCase(), displayName: name },
  }));
  api.answer('Users', {
    managedUsers: { totalCount: nodes.length, edges: nodes.map((node) => ({ cursor: node.id, node })) },
  });
}

/** Those who are in the other state change; the rest is left out of the answer, as the server does. */
function answerChanges(unchanged: readonly string[] = []) {
  api.answer('SetUsersActive', ({ ids, isActive }: { ids: readonly string[]; isActive: boolean }) => {
    const changed = ids.filter((id) => !unchanged.includes(id));
    return Promise.resolve({ setManagedUsersActive: changed.map((id) => ({ id, isActive })) });
  });
}

async function selectAll(language: 'en' | 'he' = 'en') {
  const page = await renderPage(<People />, {
    viewer: { role: 'ADMIN', claims: ['users.read', 'users.write'] },
    at: '/users',
    language,
  });
  const { selectAll: label, bulkActions } = language === 'en' ? table : hebrewTable;
  await page.user.click(await screen.findByRole('checkbox', { name: label }));
  return { ...page, bar: screen.getByRole('group', { name: bulkActions }) };
}

async function deactivateAll() {
  const page = await selectAll();
  await page.user.click(button(words.deactivate, page.bar));
  await page.user.click(button(words.deactivate, await findDialog('Deactivate 3 accounts?', 'alertdialog')));
  return page;
}

beforeEach(() => {
  answerPeople();
  answerChanges();
});

describe('several accounts', () => {
  test('are deactivated by one request, once that is confirmed', async () => {
    await deactivateAll();

    expect(await screen.findByText('3 accounts deactivated')).toBeVisible();
    expect(api.sent('SetUsersActive')).toEqual([{ ids: PEOPLE, isActive: false }]);
    expect(api.sent('Users')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('group', { name: table.bulkActions })).not.toBeInTheDocument());
  });

  test('are reactivated by Undo, if they were deactivated just now', async () => {
    answerChanges(['Ben']);
    const { user } = await deactivateAll();
    await screen.findByText('2 accounts deactivated');

    answerChanges();
    await user.click(button(table.undo));

    expect(await screen.findByText('2 accounts reactivated')).toBeVisible();
    expect(api.sent('SetUsersActive').at(-1)).toEqual({ ids: ['Ada', 'Cleo'], isActive: true });
    expect(screen.queryByRole('button', { name: table.undo })).not.toBeInTheDocument();
  });

  test('are deactivated again by Undo, if they were reactivated just now', async () => {
    answerPeople(PEOPLE);
    const { user, bar } = await selectAll();
    await user.click(button(words.reactivate, bar));
    await screen.findByText('3 accounts reactivated');

    await user.click(button(table.undo));

    expect(await screen.findByText('3 accounts deactivated')).toBeVisible();
    expect(api.sent('SetUsersActive').at(-1)).toEqual({ ids: PEOPLE, isActive: false });
  });

  test('stay as they are, and selected, where one of them cannot be changed, which is named', async () => {
    api.refuse('SetUsersActive', {
      code: 'FORBIDDEN',
      reason: 'ROLE_TOO_HIGH',
      message: 'You can only change people whose role is below yours.',
      values: { handle: 'ben' },
    });
    await deactivateAll();

    const text = fill(words.noneChanged, {
      handle: '\u2066@ben\u2069',
      reason: 'You can only change people whose role is below yours.',
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: table.undo })).not.toBeInTheDocument();
    expect(screen.getByText('3 selected')).toBeVisible();
  });

  test('are reactivated in Hebrew words too', async () => {
    answerPeople(PEOPLE);
    const { user, bar } = await selectAll('he');

    await user.click(button(hebrew.reactivate, bar));

    expect(await screen.findByText('3 חשבונות הופעלו מחדש')).toBeVisible();
    expect(button(hebrewTable.undo)).toBeVisible();
  });
});
