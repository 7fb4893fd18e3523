import { expect, test } from '@jest/globals';
import type { RowHeights } from '../../src/ui/list/row-heights';

const stored = () => new Map(JSON.parse(sessionStorage.getItem('row-heights') ?? '[]') as [string, unknown][]);
const reload = () => window.dispatchEvent(new Event('pagehide'));

test('heights of rows outlive a second reload that comes before their list is shown again', async () => {
  sessionStorage.setItem('row-heights', JSON.stringify([['profile', [['first', 310]]]]));
  const { rememberedHeights, rememberHeights } = await import('../../src/ui/list/stored-heights');

  reload();

  expect(stored().get('profile')).toEqual([['first', 310]]);

  const heights: RowHeights = rememberedHeights('profile', 100);
  expect(heights.of('first')).toBe(310);
  heights.set('first', 320);
  rememberHeights('profile', heights);
  reload();

  expect([...stored()]).toEqual([['profile', [['first', 320]]]]);
});
