import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { en as words } from '../../src/features/account/apps/messages.en';
import { he as hebrew } from '../../src/features/account/apps/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import type { Language } from '../../src/i18n/languages';
import { AuthorizePage } from '../../src/routes/authorize';
import { api } from '../support/api';
import { button, field, fill } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const LINK =
  '/oauth/authorize?client_id=c1&redirect_uri=https://elk.example/back&response_type=code&scope=read&state=s1';
const asked = {
  clientId: 'c1',
  redirectUri: 'https://elk.example/back',
  responseType: 'code',
  scope: 'read',
  state: 's1',
  codeChallenge: null,
  codeChallengeMethod: null,
};

const open = (viewer: GivenViewer | undefined = {}, language: Language = 'en') =>
  renderPage(<AuthorizePage />, { viewer, at: LINK, language });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  const app = { id: 'c1', name: 'Elk', website: 'https://elk.example/about' };
  api.answer('AppAuthorization', { appAuthorization: { app, scopes: ['READ'], returnsTo: 'elk.example' } });
});

describe('an app that asks for an account', () => {
  test('is named, with what it can do, where it leads and what it says about itself', async () => {
    await open();

    expect(await heading(fill(words.asks, { app: 'Elk' }))).toBeVisible();
    expect(screen.getByRole('list', { name: fill(words.can, { app: 'Elk' }) })).not.toBeEmptyDOMElement();
    expect(screen.getByText('elk.example', { selector: 'bdi' })).toBeVisible();
    expect(screen.getByRole('link', { name: /elk\.example/ })).toHaveAttribute('href', 'https://elk.example/about');
    expect(api.sent('AppAuthorization')).toEqual([{ input: asked }]);
  });

  test('is told no, and nothing else', async () => {
    api.answer('DenyApp', { denyApp: { redirectTo: `${location.origin}${LINK}#error=access_denied` } });
    const { user } = await open({}, 'he');

    await user.click(await screen.findByRole('button', { name: hebrew.cancel }));

    await waitFor(() => expect(screen.queryByRole('button', { name: hebrew.cancel })).not.toBeInTheDocument());
    const [place] = screen.getAllByText('elk.example');
    expect(place?.parentElement).toHaveTextContent(fill(hebrew.leaving, { place: 'elk.example' }));
    expect(location.hash).toBe('#error=access_denied');
    expect(api.sent('DenyApp')).toEqual([{ input: asked }]);
    expect(api.sent('AuthorizeApp')).toEqual([]);
  });

  test('is told no by visitors too, without signing in', async () => {
    api.answer('DenyApp', { denyApp: { redirectTo: null } });
    const { user } = await renderPage(<AuthorizePage />, { at: LINK });

    await user.click(await screen.findByRole('button', { name: words.cancel }));

    expect(await heading(fill(words.deniedTitle, { app: 'Elk' }))).toBeVisible();
  });

  test('gets a code to copy where it runs in a terminal', async () => {
    api.answer('AuthorizeApp', { authorizeApp: { redirectTo: null, code: 'a-code' } });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: words.allow }));
    await user.click(await screen.findByRole('button', { name: words.copy }));

    expect(field(words.code)).toHaveValue('a-code');
    expect(await screen.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('a-code');
  });

  test('can be answered again where the answer did not arrive', async () => {
    api.fail('AuthorizeApp');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: words.allow }));
    expect(await screen.findByText(common.errors.network)).toBeVisible();

    api.answer('AuthorizeApp', { authorizeApp: { redirectTo: null, code: 'a-code' } });
    await user.click(button(words.allow));

    expect(await heading(words.codeTitle)).toBeVisible();
  });

  test('cannot be let in by a link that is wrong', async () => {
    api.refuse('AppAuthorization', { code: 'BAD_USER_INPUT', reason: 'REDIRECT_URI_INVALID' });

    await open();

    expect(await heading(words.brokenTitle)).toBeVisible();
    expect(screen.getByText(words.brokenText)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.allow })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.cancel })).not.toBeInTheDocument();
  });

  test('is asked about again where the question could not be loaded', async () => {
    api.refuse('AppAuthorization', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: common.states.retry });

    api.answer('AppAuthorization', { appAuthorization: { app: { id: 'c1', name: 'Elk' }, scopes: ['READ'] } });
    await user.click(retry);

    expect(await screen.findByRole('button', { name: words.allow })).toBeVisible();
  });
});
