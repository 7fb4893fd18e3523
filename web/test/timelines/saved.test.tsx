import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { en as words } from '../../src/features/timelines/saved/saved-messages.en';
import { he as hebrew } from '../../src/features/timelines/saved/saved-messages.he';
import { MyLikesPage } from '../../src/routes/my-likes';
import { api } from '../support/api';
import { renderPage } from '../support/render';

const quacks = (count: number) => ({
  edges: Array.from({ length: count }, (_, each) => ({ node: { id: `p${each}`, content: `Quack ${each}` } })),
});

describe('the nods of the viewer', () => {
  test('are searched by what is typed, and the whole list is back without it', async () => {
    api.answer('MyNods', ({ query }) => Promise.resolve({ viewer: { nods: quacks(query ? 1 : 8) } }));
    const { user } = await renderPage(<MyLikesPage />, { viewer: {}, at: '/my-likes' });
    const field = await screen.findByRole('searchbox', { name: words.searchNods });

    await user.type(field, 'reed');
    await waitFor(() => expect(api.sent('MyNods').at(-1)).toMatchObject({ query: 'reed', first: 20 }));
    await user.clear(field);

    await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-label', words.nods));
    expect(field).toHaveFocus();
  });

  test('say that a search found nothing', async () => {
    api.answer('MyNods', ({ query }) => Promise.resolve({ viewer: { nods: quacks(query ? 0 : 8) } }));
    const { user } = await renderPage(<MyLikesPage />, { viewer: {}, at: '/my-likes', language: 'he' });

    await user.type(await screen.findByRole('searchbox', { name: hebrew.searchNods }), 'reed');

    expect(await screen.findByRole('heading', { name: hebrew.noNodMatches })).toBeVisible();
    expect(screen.getByText(hebrew.noMatchesText)).toBeVisible();
  });

  test('have no search while they are few', async () => {
    api.answer('MyNods', { viewer: { nods: quacks(0) } });

    await renderPage(<MyLikesPage />, { viewer: {}, at: '/my-likes' });

    expect(await screen.findByRole('heading', { name: words.noNods })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
