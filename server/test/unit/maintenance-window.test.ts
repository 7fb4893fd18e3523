import { describe, expect, it } from '@jest/globals';
import { globalWindow, isInForce, nextChange, routeWindow } from '#operations/maintenance/maintenance-window.js';
import type { MaintenanceView } from '#operations/maintenance/maintenance.view.js';
import { covers, parseRoutePath, visitedPath } from '#operations/maintenance/route-path.js';

const NOW = Date.UTC(2026, 2, 1, 12);
const at = (minutes: number) => new Date(NOW + minutes * 60_000);

function window(name: string, differences: Partial<MaintenanceView> = {}): MaintenanceView {
  return {
    ...{ id: name, name, description: '', customMessage: '', maintenanceColor: 'red', routePath: null },
    ...{ isActive: true, startsAt: null, endsAt: null, createdAt: at(-60) },
    ...differences,
  };
}

describe('a maintenance window', () => {
  it.each([
    ['is on', {}, true],
    ['is off', { isActive: false }, false],
    ['begins later', { startsAt: at(1) }, false],
    ['begins now', { startsAt: at(0) }, true],
    ['has begun', { startsAt: at(-1), endsAt: at(1) }, true],
    ['ends now', { endsAt: at(0) }, false],
    ['is over', { startsAt: at(-2), endsAt: at(-1) }, false],
    ['is between its times and off', { isActive: false, startsAt: at(-1), endsAt: at(1) }, false],
  ])('that %s is in force: %#', (_, differences, expected) => {
    expect(isInForce(window('w', differences), NOW)).toBe(expected);
  });

  it('of the whole site is the one that began last', () => {
    const windows = [
      window('old', { startsAt: at(-9) }),
      window('new', { startsAt: at(-1) }),
      window('not yet', { startsAt: at(1) }),
    ];

    expect(globalWindow(windows, NOW)?.name).toBe('new');
    expect(globalWindow([window('page', { routePath: '/stream' })], NOW)).toBeNull();
  });

  it('of a page is the one that covers it most closely', () => {
    const windows = [window('all'), window('users', { routePath: '/user' }), window('ada', { routePath: '/user/ada' })];

    const names = ['/user/ada', '/user/ada/nods', '/user/ben', '/users', '/'].map(
      (path) => routeWindow(windows, path, NOW)?.name,
    );

    expect(names).toEqual(['ada', 'ada', 'users', undefined, undefined]);
  });

  it('tells when the next one begins or ends by itself', () => {
    const windows = [
      window('begins', { startsAt: at(5) }),
      window('ends', { startsAt: at(-5), endsAt: at(3) }),
      window('off', { isActive: false, startsAt: at(1) }),
      window('over', { endsAt: at(-1) }),
    ];

    expect(nextChange(windows, NOW)).toBe(at(3).getTime());
    expect(nextChange([window('on')], NOW)).toBeNull();
  });
});

describe('the path of a window', () => {
  it.each([
    ['/stream', '/stream'],
    [' /Stream/ ', '/stream'],
    ['/', '/'],
    ['/help/t/first-steps', '/help/t/first-steps'],
    ['/hashtag/%D7%A9%D7%9C%D7%95%D7%9D', '/hashtag/שלום'],
    ['/hashtag/שלום', '/hashtag/שלום'],
  ])('%s is kept as %s', (given, kept) => {
    expect(parseRoutePath(given)).toBe(kept);
  });

  it.each([
    'stream',
    '',
    '//evil.example',
    '/a b',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/../etc',
    '/a/./b',
    '/a\u0000',
    `/${'x'.repeat(200)}`,
  ])('%j is refused', (given) => {
    expect(parseRoutePath(given)).toBeNull();
  });

  it('is found by a visit in whatever way it is spelt', () => {
    const visits = ['/Stream', 'stream', '/stream/', '/stream?tab=1', '/stream#top', '//stream'];

    expect(visits.map((visit) => visitedPath(visit))).toEqual(visits.map(() => '/stream'));
    expect([visitedPath(''), visitedPath(null), visitedPath('?x')]).toEqual([null, null, null]);
    expect(visitedPath('/%zz')).toBe('/%zz');
  });

  it('covers itself and what is below it, and / the start page alone', () => {
    expect([covers('/user', '/user'), covers('/user', '/user/ada'), covers('/user', '/users')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([covers('/', '/'), covers('/', '/stream')]).toEqual([true, false]);
  });
});
