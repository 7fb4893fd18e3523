import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { EditDialog } from '../../src/features/posts/composer/EditDialog';
import { en as composer } from '../../src/features/posts/composer/messages.en';
import { he as composerHebrew } from '../../src/features/posts/composer/messages.he';
import { QuackComposer } from '../../src/features/posts/composer/QuackComposer';
import { drafts } from '../../src/features/posts/drafts/drafts';
import { en as media } from '../../src/features/posts/media/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const LIMIT = 500;
const left = (count: number) => fill(common.states.charactersLeft.other, { count });
const field = () => screen.findByRole('textbox', { name: composer.field });

beforeEach(() => {
  let revision = 0;
  api.answer('SaveDraft', ({ id }: { id: string }) =>
    Promise.resolve({ saveDraft: { id, revision: (revision += 1) } }),
  );
});

afterEach(() => Promise.all(['new', 'edit:q1'].map((of) => drafts.forget(`viewer:${of}`))));

describe('the field of a new quack', () => {
  async function openComposer() {
    const page = await renderPage(<QuackComposer />, { viewer: {} });
    return { ...page, words: await field() };
  }

  test('counts what people see as characters, and a link as 23', async () => {
    const { user, words } = await openComposer();
    await user.click(words);
    await user.paste('👩‍👩‍👧 שָׁלוֹם');
    expect(await screen.findByText(left(LIMIT - 6))).toBeInTheDocument();

    await user.clear(words);
    await user.paste(`https://example.com/${'reed'.repeat(40)} x`);

    expect(await screen.findByText(left(LIMIT - 25))).toBeInTheDocument();
  });

  test('does not send a character too many, and says how many there are', async () => {
    const { user, words } = await openComposer();
    await user.click(words);

    await user.paste('🦆'.repeat(LIMIT + 1));
    expect(await screen.findByText(fill(common.states.charactersOver.one, { count: 1 }))).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(api.sent('CreatePost')).toEqual([]);
    expect(button(composer.publish)).toBeDisabled();
  });

  describe('after @', () => {
    const bea = { id: 'bea', handle: 'bea_reed', displayName: 'Bea Reed' };
    const ben = { id: 'ben', handle: 'ben_reed', displayName: 'Ben Reed' };

    beforeEach(() => {
      const edges = [bea, ben].map((node) => ({ cursor: node.id, node }));
      api.answer('MentionSuggestions', { searchUsers: { edges } });
    });

    test('offers people, and takes one by the keyboard', async () => {
      const { user, words } = await openComposer();
      await user.type(words, 'Hi @reed');
      const people = await screen.findByRole('listbox', { name: composer.people });
      expect(within(people).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');

      await user.keyboard('{ArrowDown}{Enter}');

      expect(words).toHaveValue('Hi @ben_reed ');
      expect(words).toHaveFocus();
      expect(screen.queryByRole('option')).not.toBeInTheDocument();
      expect(api.sent('MentionSuggestions').at(-1)).toMatchObject({ query: 'reed' });
    });

    test('lets go of the suggestions on Escape, and keeps the words', async () => {
      const { user, words } = await openComposer();
      await user.type(words, 'Hi @reed');
      await screen.findAllByRole('option');

      await user.keyboard('{Escape}');

      expect(screen.queryByRole('option')).not.toBeInTheDocument();
      expect(words).toHaveValue('Hi @reed');
      expect(words).toHaveFocus();
    });
  });
});

describe('the dialog that edits a quack', () => {
  const heron = {
    __typename: 'Media' as const,
    id: 'm1',
    kind: 'IMAGE' as const,
    url: '/media/m1.jpg',
    thumbnailUrl: null,
    width: 800,
    height: 600,
    altText: '',
  };
  const quack = {
    id: 'q1',
    content: 'Good morning',
    language: null,
    contentWarning: null,
    isMarkedSensitive: false,
    isMarkedByStaff: false,
    media: [] as never[],
    ownPlace: null,
    visibility: 'PUBLIC' as const,
  };
  const pictured = { ...quack, media: [heron] as never[] };

  async function openEditor(post = quack) {
    let isClosed = false;
    const page = await renderPage(<EditDialog post={post} onClose={() => (isClosed = true)} />, { viewer: {} });
    return { ...page, dialog: await findDialog(composer.editTitle), isClosed: () => isClosed };
  }

  test('keeps a change that was not saved, and leaves the quack as it is', async () => {
    const first = await openEditor();
    await first.user.type(await field(), ' and more');
    await first.user.keyboard('{Escape}');
    expect(first.isClosed()).toBe(true);
    first.unmount();

    await openEditor();

    expect(await field()).toHaveValue('Good morning and more');
    expect(api.sent('UpdatePost')).toEqual([]);
  });

  test('stays open with the change where saving it failed, and saves it then', async () => {
    api.fail('UpdatePost');
    const { user, dialog, isClosed } = await openEditor();
    await user.type(await field(), '!');
    await user.click(button(composer.save, dialog));
    expect(await within(dialog).findByText(common.errors.network)).toBeVisible();
    expect(await field()).toHaveValue('Good morning!');

    api.answer('UpdatePost', {});
    await user.click(button(common.states.retry, dialog));

    expect(await screen.findByText(composer.updated)).toBeVisible();
    expect(isClosed()).toBe(true);
    expect(api.sent('UpdatePost').at(-1)).toMatchObject({ id: 'q1', input: { content: 'Good morning!' } });
  });

  test('keeps the description of a picture that could not be saved, until it can', async () => {
    api.fail('UpdateMedia');
    const { user, dialog } = await openEditor(pictured);
    const picture = fill(media.imageNumber, { number: 1 });
    const describe = await within(dialog).findByRole('button', {
      name: `${media.alt}: ${fill(media.addAlt, { name: picture })}`,
    });
    const editor = () => within(dialog).findByRole('group', { name: new RegExp(`^${media.altTitle}`) });
    await user.click(describe);
    await user.type(within(await editor()).getByRole('textbox'), 'A heron');
    await user.click(button(media.save, await editor()));
    expect(await within(await editor()).findByText(common.errors.network)).toBeVisible();
    expect(await editor()).toHaveTextContent(common.posts.kept);

    await user.click(within(await editor()).getByRole('textbox'));
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(describe).toHaveFocus();
    await user.click(describe);
    expect(within(await editor()).getByRole('textbox')).toHaveValue('A heron');
    api.answer('UpdateMedia', { updateMedia: { id: 'm1', altText: 'A heron' } });
    await user.click(button(media.save, await editor()));

    expect(await screen.findByText(media.altSaved)).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByRole('group', { name: new RegExp(media.altTitle) })).toBeNull());
    expect(api.sent('UpdateMedia').at(-1)).toEqual({ id: 'm1', altText: 'A heron' });
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    await renderPage(<EditDialog post={quack} onClose={() => undefined} />, { viewer: {}, language: 'he' });

    expect(button(composerHebrew.save, await findDialog(composerHebrew.editTitle))).toBeVisible();
  });
});
