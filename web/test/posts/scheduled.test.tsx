import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { ScheduledList } from '../../src/features/posts/scheduling/ScheduledList';
import { api } from '../support/api';
import { renderPage } from '../support/render';

const content = '@bea and @nosuchperson';
const entities = [{ kind: 'MENTION', start: 0, end: 4, text: '@bea', target: 'bea' }];

test('a scheduled quack and its thread link people who exist, and no one else', async () => {
  const node = { id: 's1', content, entities, publishAt: '2099-01-15T12:00:00.000Z', thread: [{ content, entities }] };
  api.answer('ScheduledPosts', { viewer: { scheduledPosts: { edges: [{ cursor: 's1', node }] } } });
  await renderPage(<ScheduledList />, { viewer: {} });

  const parts = await screen.findByRole('list');
  expect(
    within(parts)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['@bea']);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['@bea', '@bea']);
});
