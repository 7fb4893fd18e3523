import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { en as words } from '../../src/features/account/settings/messages.en';
import { he as hebrew } from '../../src/features/account/settings/messages.he';
import { en as say } from '../../src/features/account/settings/search-messages.en';
import { he as sayHebrew } from '../../src/features/account/settings/search-messages.he';
import { SectionList } from '../../src/features/account/settings/SectionList';
import type { Language } from '../../src/i18n/languages';
import { renderPage } from '../support/render';

const open = (language: Language = 'en') =>
  renderPage(<SectionList selected="account" isPage={false} />, { viewer: {}, at: '/profile', language });

const results = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');

describe('the search in the settings', () => {
  test('finds a setting by a part of its name, and leads to where it is changed', async () => {
    const { user } = await open();

    await user.type(screen.getByRole('searchbox', { name: say.search }), 'PASSW');

    const [first] = results(say.results);
    expect(first).toHaveAccessibleName(`${words.passwordTitle} ${words.account}`);
    await user.keyboard('{Enter}');
    expect(location.search).toBe('?section=account&change=password');
  });

  test('finds what has all of the words, without accents, in Hebrew too', async () => {
    const { user } = await open('he');
    const field = screen.getByRole('searchbox', { name: sayHebrew.search });

    await user.type(field, 'הדגשה צבע');
    const [only, ...others] = results(sayHebrew.results);
    expect(only).toHaveAttribute('href', expect.stringContaining('section=appearance'));
    expect(only).toHaveAccessibleName(expect.stringContaining(hebrew.appearance));
    expect(others).toEqual([]);

    await user.clear(field);
    await user.type(field, 'zzz');
    expect(screen.getByText(sayHebrew.nothing)).toBeVisible();
  });

  test('says how many settings it found, and shows the sections again once it is empty', async () => {
    const { user } = await open();
    const field = screen.getByRole('searchbox', { name: say.search });
    await user.type(field, 'quiet');
    expect(screen.getByText('1 setting found')).toHaveAttribute('role', 'status');

    await user.clear(field);

    expect(results(words.sections)).toHaveLength(12);
    expect(screen.queryByText('1 setting found')).toBeNull();
  });
});
