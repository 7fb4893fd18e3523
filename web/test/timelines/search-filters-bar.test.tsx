import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { useSearchParams } from 'react-router-dom';
import { en as words } from '../../src/features/timelines/explore/messages.en';
import { he as hebrew } from '../../src/features/timelines/explore/messages.he';
import { SearchFilters } from '../../src/features/timelines/explore/SearchFilters';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, field, fill } from '../support/fields';
import { renderPage } from '../support/render';

function Filters() {
  const [parameters] = useSearchParams();
  return <SearchFilters query={parameters.get('q') ?? ''} tab={parameters.get('tab')} />;
}

const open = (query: string, language: Language = 'en') =>
  renderPage(<Filters />, { viewer: {}, at: `/explore?q=${encodeURIComponent(query)}&tab=latest`, language });

const asked = () => new URLSearchParams(location.search);
const filters = () => screen.getByRole('group', { name: words.filters });

describe('the filters of a search', () => {
  test('begin a search by a person, and keep what was typed and how it is sorted', async () => {
    const node = { id: 'bea', handle: 'bea', displayName: 'Bea Reed' };
    api.answer('MentionSuggestions', { searchUsers: { edges: [{ cursor: 'c', node }] } });
    const { user } = await open('teal -moorhen');

    await user.click(button(words.from, filters()));
    await user.keyboard('bea');
    await screen.findByRole('option', { name: /Bea Reed/ });
    await user.keyboard('{Enter}');

    expect(asked().get('q')).toBe('teal -moorhen from:bea');
    expect(asked().get('tab')).toBe('latest');
    expect(button(fill(words.removeFrom, { handle: 'bea' }), filters())).toBeVisible();
  });

  test('offer oneself before a name is typed, and say that no one has it', async () => {
    api.answer('MentionSuggestions', { searchUsers: { edges: [] } });
    const { user } = await open('teal');
    await user.click(button(words.from, filters()));
    expect(await screen.findByRole('option', { name: /Ada Pond/ })).toBeVisible();

    await user.keyboard('nobody');

    expect(await screen.findByText(words.nobody)).toBeVisible();
  });

  test('take some days back, or from one day to another', async () => {
    const { user } = await open('teal');
    await user.click(button(words.date, filters()));
    await user.click(button(words.apply));
    expect(screen.getByText(words.noDay)).toBeVisible();
    await user.type(field(words.firstDay), '2026-01-05');
    await user.type(field(words.lastDay), '2026-01-04');
    expect(screen.getByText(words.reversedDays)).toBeVisible();
    expect(asked().get('q')).toBe('teal');

    await user.clear(field(words.lastDay));
    await user.type(field(words.lastDay), '2026-01-08');
    await user.click(button(words.apply));

    expect(asked().get('q')).toBe('teal after:2026-01-05 before:2026-01-09');
  });

  test('take today by one press', async () => {
    const { user } = await open('teal');
    await user.click(button(words.date, filters()));

    await user.click(button(words.onlyToday));

    expect(asked().get('q')).toMatch(/^teal after:\d{4}-\d\d-\d\d$/);
  });

  test('show operators that were typed, and take them away one by one', async () => {
    const { user } = await open('teal from:bea has:media');

    await user.click(button(words.removeMedia, filters()));
    expect(asked().get('q')).toBe('teal from:bea');
    await user.click(button(fill(words.removeFrom, { handle: 'bea' }), filters()));

    expect(asked().get('q')).toBe('teal');
    expect(button(words.from, filters())).toBeVisible();
    expect(button(words.hasMedia, filters())).toBeVisible();
  });

  test('are in Hebrew where Hebrew is chosen', async () => {
    const { user } = await open('ברווז', 'he');

    await user.click(await screen.findByRole('button', { name: hebrew.hasMedia }));

    expect(asked().get('q')).toBe('ברווז has:media');
    expect(screen.getByRole('button', { name: hebrew.removeMedia })).toBeVisible();
  });
});
