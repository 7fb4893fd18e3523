import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { ComposeDialog } from '../../src/features/posts/composer/ComposeDialog';
import { en as composer } from '../../src/features/posts/composer/messages.en';
import { QuackComposer } from '../../src/features/posts/composer/QuackComposer';
import { drafts } from '../../src/features/posts/drafts/drafts';
import { en as draftWords } from '../../src/features/posts/drafts/messages.en';
import { emptyDraft } from '../../src/features/posts/drafts/draft';
import { en as quotes } from '../../src/features/posts/quotes/messages.en';
import { frameDialog, useFrameDialog } from '../../src/features/session/shortcuts/frame-dialog';
import { HashtagTimeline } from '../../src/features/timelines/hashtags/HashtagTimeline';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const bea = { id: 'bea', handle: 'bea', displayName: 'Bea Reed' };
const quack = { id: 'q1', content: 'Hello pond', visibility: 'PUBLIC', author: bea, viewerCanQuote: 'YES' };

function Dialogs() {
  const shown = useFrameDialog();
  return shown?.dialog === 'compose' && <ComposeDialog about={shown.about} />;
}

async function openPage() {
  api.answer('HashtagPosts', {
    hashtag: { tag: 'pond', name: 'pond', posts: { edges: [{ cursor: 'q1', node: quack }] } },
  });
  api.answer('QuotedPost', { post: { __typename: 'Post', ...quack } });
  let revision = 0;
  api.answer('SaveDraft', async ({ id }) => ({ saveDraft: { id, revision: (revision += 1) } }));
  const page = await renderPage(
    <>
      <section aria-label="page">
        <QuackComposer />
      </section>
      <HashtagTimeline tag="pond" isReturn={false} />
      <Dialogs />
    </>,
    { viewer: {} },
  );
  await screen.findByRole('article');
  return page;
}

const fieldIn = (place: HTMLElement) => within(place).getByRole('textbox', { name: composer.field });
const pageField = () => fieldIn(screen.getByRole('region', { name: 'page' }));

async function quote(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(within(screen.getByRole('article')).getByRole('button', { name: common.requacks.give }));
  await user.click(await screen.findByRole('menuitem', { name: quotes.quote }));
  const dialog = await findDialog(composer.compose);
  await within(dialog).findByRole('group', { name: fill(quotes.quoted, { name: 'Bea Reed' }) });
  return dialog;
}

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

async function closeDialog(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

afterEach(async () => {
  frameDialog.close();
  setOnline(true);
  await Promise.all(['new', 'quote:q1', 'hashtag:pond'].map((of) => drafts.forget(`viewer:${of}`)));
});

describe('a quote', () => {
  test('begins without the words of a new quack, and leaves them where they are', async () => {
    const { user } = await openPage();
    await user.type(pageField(), 'My half-thought');

    const dialog = await quote(user);

    expect(fieldIn(dialog)).toHaveValue('');
    await user.type(fieldIn(dialog), 'Welcome aboard');
    expect(pageField()).toHaveValue('My half-thought');
    await closeDialog(user);
    expect(pageField()).toHaveValue('My half-thought');
  });

  test('that is closed without a word is gone, and the next quack quotes nothing', async () => {
    const { user } = await openPage();
    await quote(user);
    await closeDialog(user);

    await user.type(pageField(), 'Held for ten seconds');
    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(api.sent('CreatePost')).toHaveLength(1));
    expect(api.sent('CreatePost')[0]).toMatchObject({ input: { content: 'Held for ten seconds' } });
    expect(api.sent('CreatePost')[0]).not.toHaveProperty('input.quotePostId');
    expect(screen.queryByText(draftWords.saved)).toBeNull();
  });

  test('that was erased again is deleted from the server as well', async () => {
    const { user } = await openPage();
    let dialog = await quote(user);
    await user.type(fieldIn(dialog), 'Me too');
    await closeDialog(user);
    await screen.findByText(draftWords.saved);

    dialog = await quote(user);
    await user.clear(fieldIn(dialog));
    await closeDialog(user);

    await waitFor(() => expect(api.sent('DeleteDraft')).toHaveLength(1));
  });

  test('that is closed with words comes back with the same quack, and goes out with it', async () => {
    const { user } = await openPage();
    await user.type(fieldIn(await quote(user)), 'Me too');
    await closeDialog(user);
    await screen.findByText(draftWords.saved);
    expect(api.sent('SaveDraft').at(-1)).toMatchObject({ input: { content: 'Me too', quotePostId: 'q1' } });

    const dialog = await quote(user);

    expect(fieldIn(dialog)).toHaveValue('Me too');
    await user.click(within(dialog).getByRole('button', { name: composer.publish }));
    await waitFor(() => expect(api.sent('CreatePost')).toHaveLength(1));
    expect(api.sent('CreatePost')[0]).toMatchObject({ input: { content: 'Me too', quotePostId: 'q1' } });
  });

  test('that is taken off is a draft like others once its composer is closed', async () => {
    const { user } = await openPage();
    const dialog = await quote(user);
    await user.type(fieldIn(dialog), 'Me too');
    await user.click(within(dialog).getByRole('button', { name: quotes.takeOff }));
    await closeDialog(user);
    await screen.findByText(draftWords.saved);

    expect(api.sent('SaveDraft').at(-1)).toMatchObject({ input: { content: 'Me too' } });
    expect(api.sent('SaveDraft').at(-1)).not.toHaveProperty('input.quotePostId');
    await waitFor(() => expect(drafts.read('viewer:quote:q1')).toBeUndefined());
    expect(pageField()).toHaveValue('');
  });

  test('begins with a pasted address, and takes its words out of the new quack', async () => {
    const { user } = await openPage();
    const id = '11111111-1111-4111-8111-111111111111';
    api.answer('QuotedPost', { post: { __typename: 'Post', ...quack, id } });
    await user.type(pageField(), `Look ${location.origin}/post/${id}`);

    await user.click(await screen.findByRole('button', { name: quotes.offer }));

    const dialog = await findDialog(composer.compose);
    expect(fieldIn(dialog)).toHaveValue('Look');
    expect(pageField()).toHaveValue('');
  });
});

describe('a quack with a hashtag', () => {
  test('begins without the words of a new quack, and is gone if it is closed with nothing more', async () => {
    const { user } = await openPage();
    await user.type(pageField(), 'My half-thought');

    await user.click(button(/^Quack with/));

    const dialog = await findDialog(composer.compose);
    expect(fieldIn(dialog)).toHaveValue('#pond ');
    await user.type(fieldIn(dialog), 'a{Backspace}');
    await closeDialog(user);
    await waitFor(() => expect(drafts.read('viewer:hashtag:pond')).toBeUndefined());
    expect(pageField()).toHaveValue('My half-thought');
    expect(screen.queryByText(draftWords.saved)).toBeNull();
  });
});

test('a draft that the list names as a quote opens with what it quotes', async () => {
  const { user } = await openPage();
  const draft = { id: 'd1', revision: 1, content: 'Me too', quotePostId: 'q1', parentPostId: null };
  api.answer('PostDrafts', { viewer: { drafts: { edges: [{ cursor: 'd1', node: draft }] } } });
  drafts.keep('viewer:new', { ...emptyDraft, content: 'My half-thought' });

  await user.click(await screen.findByRole('button', { name: draftWords.title }));
  expect(await screen.findByText(/Quotes .*Bea Reed/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${draftWords.open} Me too`) }));

  const dialog = await findDialog(composer.compose);
  expect(fieldIn(dialog)).toHaveValue('Me too');
  expect(await within(dialog).findByRole('group', { name: fill(quotes.quoted, { name: 'Bea Reed' }) })).toBeVisible();
  expect(pageField()).toHaveValue('My half-thought');
});

test('the page behind the dialog of a new quack stays as it is while one writes', async () => {
  const { user } = await openPage();
  await user.type(pageField(), 'My half');

  frameDialog.open('compose');
  const dialog = await findDialog(composer.compose);
  await user.type(fieldIn(dialog), '-thought{Enter}goes on');

  expect(fieldIn(dialog)).toHaveValue('My half-thought\ngoes on');
  expect(pageField()).toHaveValue('My half');
  await closeDialog(user);
  expect(pageField()).toHaveValue('My half-thought\ngoes on');
});

test('a quack that is sent offline goes out by itself once the network is back', async () => {
  const { user } = await openPage();
  await user.type(pageField(), 'Good morning');
  setOnline(false);
  api.fail('CreatePost');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(composer.waits);
  expect(screen.queryByText(common.errors.offline)).toBeNull();
  const tries = api.sent('CreatePost').length;

  api.answer('CreatePost', { createPost: { post: { id: 'q2', content: 'Good morning' } } });
  setOnline(true);

  await screen.findByText(composer.published);
  expect(screen.queryByText(composer.waits)).toBeNull();
  expect(pageField()).toHaveValue('');
  expect(api.sent('CreatePost')).toHaveLength(tries + 1);
});

test('a quack that waits for the network is not sent once it is changed, or sending is called off', async () => {
  const { user } = await openPage();
  await user.type(pageField(), 'Good morning');
  setOnline(false);
  api.fail('CreatePost');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: composer.cancelSending }));
  await user.type(pageField(), '{Control>}{Enter}{/Control}');
  await screen.findByText(composer.waits);
  await user.type(pageField(), '!');
  const tries = api.sent('CreatePost').length;

  api.answer('CreatePost', {});
  setOnline(true);

  expect(screen.queryByText(composer.waits)).toBeNull();
  expect(pageField()).toHaveValue('Good morning!');
  expect(api.sent('CreatePost')).toHaveLength(tries);
});

test('a quack that was posted can be viewed at once', async () => {
  const { user } = await openPage();
  api.answer('CreatePost', { createPost: { post: { id: 'q2', content: 'Good morning' } } });
  await user.type(pageField(), 'Good morning');

  await user.keyboard('{Control>}{Enter}{/Control}');

  await screen.findByText(composer.published);
  expect(screen.getByRole('link', { name: composer.view })).toHaveAttribute('href', '/post/q2');
});
