import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { en as words } from '../../src/features/session/devices/messages.en';
import { SessionsPanel } from '../../src/features/session/devices/SessionsPanel';
import { api, TIME } from '../support/api';
import { button, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

test('this device is in use now, and the others say when they were', async () => {
  const session = { createdAt: TIME, lastUsedAt: TIME, userAgent: 'Firefox', app: null };
  const sessions = [
    { ...session, id: 's1', isCurrent: true },
    { ...session, id: 's2', isCurrent: false },
  ];
  api.answer('Sessions', { viewer: { sessions } });
  await renderPage(<SessionsPanel />, { viewer: {} });

  const own = (await screen.findByText(words.thisDevice)).closest('li');

  const [other] = screen.getAllByRole('listitem').filter((row) => row !== own);
  expect(own).toHaveTextContent(words.inUse);
  expect(own).not.toHaveTextContent('Last used');
  expect(other).toHaveTextContent('Last used');
  expect(other).not.toHaveTextContent(words.inUse);
});

describe('the list of sessions', () => {
  const session = { createdAt: TIME, lastUsedAt: TIME, userAgent: 'Firefox', app: null };
  const sessions = ['s1', 's2', 's3'].map((id) => ({ ...session, id, isCurrent: id === 's1' }));

  async function askToEndOthers() {
    api.answer('Sessions', { viewer: { sessions } });
    api.answer('RevokeSession', ({ id }: { id: string }) => Promise.resolve({ revokeSession: { deletedId: id } }));
    const page = await renderPage(<SessionsPanel />, { viewer: {} });
    await page.user.click(await screen.findByRole('button', { name: words.endOthers }));
    return { ...page, question: await findDialog(words.endOthersTitle, 'alertdialog') };
  }

  test('ends all others once that is confirmed, and offers no more to end', async () => {
    const { user, question } = await askToEndOthers();
    expect(api.sent('RevokeSession')).toEqual([]);

    await user.click(button(words.endOthers, question));

    expect(await screen.findByText('2 devices signed out')).toBeVisible();
    expect(api.sent('RevokeSession')).toEqual([{ id: 's2' }, { id: 's3' }]);
    expect(screen.getByRole('listitem')).toHaveTextContent(words.thisDevice);
    await waitFor(() => expect(screen.queryByRole('button', { name: words.endOthers })).not.toBeInTheDocument());
  });

  test('keeps them where the question is answered by Escape, or ending failed', async () => {
    const { user } = await askToEndOthers();
    await user.keyboard('{Escape}');
    expect(button(words.endOthers)).toHaveFocus();
    api.refuse('RevokeSession', { code: 'INTERNAL_SERVER_ERROR' });

    await user.click(button(words.endOthers));
    await user.click(button(words.endOthers, await findDialog(words.endOthersTitle, 'alertdialog')));

    expect(await screen.findByText(words.endFailed)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
