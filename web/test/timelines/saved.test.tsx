import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { en as pinWords } from '../../src/features/posts/pins/pin-messages.en';
import { he as pinHebrew } from '../../src/features/posts/pins/pin-messages.he';
import { PinHost } from '../../src/features/posts/pins/PinHost';
import { en as words } from '../../src/features/timelines/saved/saved-messages.en';
import { he as hebrew } from '../../src/features/timelines/saved/saved-messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import { MyLikesPage } from '../../src/routes/my-likes';
import { MyPinsPage } from '../../src/routes/my-pins';
import { api } from '../support/api';
import { button } from '../support/fields';
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

describe('the pins of the viewer', () => {
  const pinned = (note: string | null) => ({
    viewer: {
      pins: { edges: [{ node: { id: 'q1', content: 'Leek soup', viewerHasPinned: true, viewerPin: { note } } }] },
    },
  });

  async function openPins(note: string | null) {
    api.answer('MyPins', pinned(note));
    const page = await renderPage(
      <>
        <MyPinsPage />
        <PinHost />
      </>,
      { viewer: {}, at: '/my-pins' },
    );
    await screen.findByRole('article');
    return page;
  }

  test('get a note from the menu of a quack, which is shown above it', async () => {
    api.answer('UpdatePin', ({ id, input }) => Promise.resolve({ updatePin: { post: { id, viewerPin: input } } }));
    const { user } = await openPins(null);

    await user.click(button(common.posts.more));
    await user.click(await screen.findByRole('menuitem', { name: pinWords.addNote }));
    const dialog = await screen.findByRole('dialog', { name: pinWords.addNote });
    await user.type(within(dialog).getByRole('textbox', { name: pinWords.note }), 'for winter');
    await user.click(within(dialog).getByRole('button', { name: pinWords.save }));

    expect(await screen.findByText('for winter')).toBeVisible();
    expect(await screen.findByText(pinWords.noteSaved)).toBeVisible();
    expect(api.sent('UpdatePin')).toEqual([{ id: 'q1', input: { note: 'for winter' } }]);
  });

  test('keep a note that is too long in its field, and say so', async () => {
    const { user } = await openPins('x'.repeat(500));

    await user.click(button(pinWords.editNote));
    const dialog = await screen.findByRole('dialog', { name: pinWords.editNote });
    await user.type(within(dialog).getByRole('textbox', { name: pinWords.note }), 'y');
    await user.click(within(dialog).getByRole('button', { name: pinWords.save }));

    expect(within(dialog).getByRole('textbox')).toBeInvalid();
    expect(api.sent('UpdatePin')).toEqual([]);
  });

  test('give a note back with Undo', async () => {
    api.answer('UnpinPost', {
      removePin: { post: { id: 'q1', viewerHasPinned: false }, pin: { note: 'for winter' } },
    });
    const { user } = await openPins('for winter');

    await user.click(button(common.posts.pin));
    await user.click(await screen.findByRole('button', { name: common.posts.undo }));

    await waitFor(() =>
      expect(api.sent('RestorePin')).toEqual([{ id: 'q1', input: { note: 'for winter', folderId: null } }]),
    );
  });
});

describe('the folders of pins', () => {
  const recipes = { id: 'f1', name: 'Recipes', pinCount: 1 };
  const quack = (folder: object | null) => ({
    ...{ id: 'q1', content: 'Leek soup', viewerHasPinned: true, viewerPin: { note: null, folder } },
  });

  async function openPins(at: string, folder: object | null = null, language: 'en' | 'he' = 'en') {
    api.answer('MyPinFolders', { viewer: { pinCount: 1, pinFolders: [recipes] } });
    api.answer('FoldersOfPin', { viewer: { pinFolders: [recipes] }, post: quack(folder) });
    api.answer('MyPins', { viewer: { pins: { edges: [{ node: quack(folder) }] } } });
    return renderPage(
      <>
        <MyPinsPage />
        <PinHost />
      </>,
      { viewer: {}, at, path: '/my-pins', language },
    );
  }

  test('are tabs with counts, and the address says which is open', async () => {
    const { user } = await openPins('/my-pins', recipes);
    const tabs = await screen.findByRole('navigation', { name: pinWords.folders });

    await user.click(within(tabs).getByRole('link', { name: 'Recipes 1' }));

    await waitFor(() => expect(api.sent('MyPins').at(-1)).toMatchObject({ folderId: 'f1' }));
    expect(location.search).toBe('?folder=f1');
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Recipes');
  });

  test('take a quack in from its menu', async () => {
    api.answer('UpdatePin', ({ id }) =>
      Promise.resolve({ updatePin: { post: { id, viewerPin: { note: null, folder: recipes } } } }),
    );
    const { user } = await openPins('/my-pins');
    await screen.findByRole('article');

    await user.click(button(common.posts.more));
    await user.click(await screen.findByRole('menuitem', { name: pinWords.addToFolder }));
    const dialog = await screen.findByRole('dialog', { name: pinWords.addToFolder });
    await user.click(await within(dialog).findByRole('button', { name: 'Recipes' }));

    expect(await screen.findByText('Moved to “Recipes”')).toBeVisible();
    expect(api.sent('UpdatePin')).toEqual([{ id: 'q1', input: { folderId: 'f1' } }]);
  });

  test('say in the dialog that a name is taken', async () => {
    api.refuse('CreatePinFolder', { code: 'CONFLICT', reason: 'PIN_FOLDER_NAME_TAKEN', fields: { name: 'Taken' } });
    const { user } = await openPins('/my-pins', null, 'he');

    await user.click(await screen.findByRole('button', { name: pinHebrew.newFolder }));
    const dialog = await screen.findByRole('dialog', { name: pinHebrew.newFolder });
    await user.type(within(dialog).getByRole('textbox', { name: pinHebrew.name }), 'recipes');
    await user.click(within(dialog).getByRole('button', { name: pinHebrew.create }));

    await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeInvalid());
    expect(within(dialog).getByText('כבר יש לך תיקייה בשם הזה.')).toBeVisible();
  });

  test('are deleted after a question that says what becomes of the pins', async () => {
    const { user } = await openPins('/my-pins?folder=f1', recipes);

    await user.click(await screen.findByRole('button', { name: pinWords.folderMenu }));
    await user.click(await screen.findByRole('menuitem', { name: pinWords.deleteFolder }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Recipes”?' });
    expect(question).toHaveTextContent(pinWords.deleteText);
    await user.click(within(question).getByRole('button', { name: pinWords.deleteFolder }));

    await waitFor(() => expect(location.search).toBe(''));
    expect(api.sent('DeletePinFolder')).toEqual([{ id: 'f1' }]);
  });

  test('that do not exist say so, with a way back to all', async () => {
    await openPins('/my-pins?folder=f2');

    expect(await screen.findByRole('heading', { name: pinWords.folderGone })).toBeVisible();
    expect(screen.getByRole('link', { name: pinWords.toAll })).toHaveAttribute('href', '/my-pins');
  });
});
