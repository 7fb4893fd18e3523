import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { en as words } from '../../src/features/help/messages.en';
import { he as hebrew } from '../../src/features/help/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import type { Language } from '../../src/i18n/languages';
import { HelpTopicPage } from '../../src/routes/help-topic';
import { api } from '../support/api';
import { button, fill } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const topics = ['Nods', 'Whispers', 'Pins'].map((title) => ({
  id: title,
  title,
  permalink: title.toLowerCase(),
  language: 'en',
}));
const whispers = {
  ...topics[1],
  languages: ['en'],
  body: 'Only **you** read them.',
  bodyHtml:
    '<h2 id="h-who">Who reads them?</h2><p>Only <strong>you</strong>.</p><h2 id="h-how">How private is it?</h2>',
  headings: [
    { id: 'h-who', level: 2, text: 'Who reads them?' },
    { id: 'h-how', level: 2, text: 'How private is it?' },
  ],
  category: { id: 'using', language: 'en', name: 'Using Mallard', topics },
};

const at = '/help/t/whispers';
const open = (options: { viewer?: GivenViewer; language?: Language } = {}) =>
  renderPage(<HelpTopicPage />, { at, path: '/help/t/:permalink', ...options });

async function openTopic(change: object = {}, options: { viewer?: GivenViewer; language?: Language } = {}) {
  api.answer('HelpTopic', { helpTopic: { ...whispers, ...change } });
  const page = await open(options);
  await screen.findByRole('article');
  return page;
}

describe('a help article', () => {
  test('has a title, the day of its last change, and its text with what is emphasized', async () => {
    await openTopic({ updatedAt: '2026-01-15T12:00:00.000Z' });

    const article = screen.getByRole('article');

    expect(within(article).getByRole('heading', { level: 1, name: 'Whispers' })).toBeVisible();
    expect(within(article).getByText('you')).toContainHTML('<strong>you</strong>');
    expect(within(article).getByText(/^Updated .*2026/)).toBeVisible();
    expect(document.title).toContain('Whispers');
    expect(api.sent('HelpTopic')).toEqual([{ permalink: 'whispers', language: 'en' }]);
  });

  test('lists its headings as links', async () => {
    await openTopic();

    const [contents] = screen.getAllByRole('navigation', { name: words.onThisPage });

    expect(within(contents!).getByRole('link', { name: 'How private is it?' })).toHaveAttribute('href', '#h-how');
  });

  test('lists no headings where there is only one', async () => {
    await openTopic({ headings: whispers.headings.slice(1) });

    expect(screen.queryByRole('navigation', { name: words.onThisPage })).not.toBeInTheDocument();
  });

  test('leads to the topics beside it, and marks itself among those of its category', async () => {
    await openTopic();
    const siblings = screen.getByRole('navigation', { name: fill(words.inCategory, { category: 'Using Mallard' }) });
    const neighbors = screen.getByRole('navigation', { name: words.neighbors });

    const links = within(neighbors).getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help/t/nods', '/help/t/pins']);
    expect(links[0]).toHaveTextContent(words.previous);
    expect(within(siblings).getByRole('link', { current: 'page' })).toHaveTextContent('Whispers');
  });

  test('goes on to the next topic without losing the way to the operator', async () => {
    const { user } = await openTopic();
    api.answer('HelpTopic', { helpTopic: { ...whispers, ...topics[2] } });

    await user.click(screen.getByRole('link', { name: new RegExp(`^${words.next}`) }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Pins' })).toBeVisible();
    expect(screen.getByRole('link', { name: words.write })).toHaveAttribute('href', '/help?tab=contact');
  });

  test('that was renamed is shown at its present address', async () => {
    api.answer('HelpTopic', ({ permalink }: { permalink: string }) =>
      Promise.resolve({ helpTopic: { ...whispers, permalink: permalink === 'whispers' ? 'quiet-words' : permalink } }),
    );

    await open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Whispers' })).toBeVisible();
    expect(location.pathname).toBe('/help/t/quiet-words');
  });

  test('that is gone says so, and leads back to all topics', async () => {
    api.answer('HelpTopic', { helpTopic: null });

    await open();

    expect(await screen.findByRole('heading', { level: 1, name: words.gone })).toBeVisible();
    expect(screen.getByRole('link', { name: words.toHelp })).toHaveAttribute('href', '/help');
  });

  test('has a heading while it is on its way', async () => {
    const release = api.hold('HelpTopic', { helpTopic: whispers });

    await open();

    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Whispers' })).toBeVisible();
  });

  test('says that it could not be loaded, and is asked for again', async () => {
    api.fail('HelpTopic');
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: words.textFailed })).toBeVisible();
    expect(screen.getByText(common.errors.network)).toBeVisible();

    api.answer('HelpTopic', { helpTopic: whispers });
    await user.click(button(common.states.retry));

    expect(await screen.findByRole('heading', { level: 1, name: 'Whispers' })).toBeVisible();
  });

  test('is not edited by people without the right to', async () => {
    await openTopic({}, { viewer: {} });

    expect(screen.queryByRole('button', { name: words.edit })).not.toBeInTheDocument();
  });

  test('is edited in its place by people with the right to', async () => {
    const { user } = await openTopic({}, { viewer: { claims: ['help.write'] } });
    await user.click(await screen.findByRole('button', { name: words.edit }));

    expect(await screen.findByRole('textbox', { name: words.topicTitle })).toHaveValue('Whispers');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('that is not there in Hebrew says so in Hebrew, and keeps its own language', async () => {
    await openTopic({}, { language: 'he' });

    expect(screen.getByText(hebrew.otherLanguage)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Whispers' })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('navigation', { name: hebrew.neighbors })).toBeVisible();
  });
});
