import { describe, expect, it } from '@jest/globals';
import { demoUsers } from '../../src/demo/content/people.js';
import { isReservedHandle } from '../../src/identity/users/handle.js';
import { isOfficialHandle, isOfficialName } from '../../src/identity/users/official-names.js';

const isRefused = (handle: string, product = 'Mallard') =>
  isReservedHandle(handle) || isOfficialHandle(handle, product);

describe('a handle', () => {
  it.each(
    'root root_ _root r00t ro0t-1 admin1 Adm1n adm-in 4dm1n mallard ma11ard mallard-team mallard_support the_mallard mallardteam team-mallard mallard24 admin-ada ada_admin off1c1al support_admin moderators'.split(
      ' ',
    ),
  )('that passes for the site is refused: %s', (handle) => {
    expect(isRefused(handle)).toBe(true);
  });

  it.each(
    'ada Ada_Lovelace-1815 rooted rootstock administrate_me grassroots mallardine stream_team team7 theo editor_dana basic_bea i_am_ada 1337_ada 007 l1l mall ms_abernathy'.split(
      ' ',
    ),
  )('of someone is not: %s', (handle) => {
    expect(isRefused(handle)).toBe(false);
  });

  it('follows the name of the product, in several words and in any script', () => {
    expect(isRefused('duck-pond', 'Duck Pond')).toBe(true);
    expect(isRefused('duckpond_team', 'Duck Pond')).toBe(true);
    expect(isRefused('duck_lover', 'Duck Pond')).toBe(false);
    expect(isRefused('ada', 'ברווז')).toBe(false);
    expect(isRefused('ada', '★')).toBe(false);
  });
});

describe('a display name', () => {
  it.each([
    ...[
      'Mallard',
      'mallard',
      'MALLARD!',
      'M4llard',
      'Ｍａｌｌａｒｄ',
      'Mal\u200blard',
      'Mallard Team',
      'The Mallard',
      '✓ Mallard',
    ],
    ...['root', 'Root', 'r00t', 'Admin', 'ADMIN', 'Administrator', 'Editor', 'basic', 'Moderator', 'Mallard Admin'],
    ...[
      'Ada ✓',
      'Ada ✔',
      'Ada ✔\ufe0f',
      'Ada ☑\ufe0f',
      'Ada ✅',
      'Ada✅ ',
      'מירי ✓',
      'Mallard ✓',
      'מנהל',
      'צוות Mallard',
    ],
  ])('that passes for the site, or for checked, is refused: %j', (name) => {
    expect(isOfficialName(name, 'Mallard')).toBe(true);
  });

  it.each([
    ...['Ada Lovelace', 'Ada', 'סבתא מירי', 'מירי מנהלת עם שלושה ילדים', 'נועם קולה קפה ☕', '김서연', 'علي'],
    ...[
      'Ada ✅ Lovelace',
      '🦆 Ada 🦆',
      'Ada ❤️',
      'Mallard fan',
      'Dana the editor',
      'Rooty',
      'Basic Bea',
      '★',
      '👨‍👩‍👧‍👦',
      'The Team',
    ],
  ])('of someone is not: %j', (name) => {
    expect(isOfficialName(name, 'Mallard')).toBe(false);
  });
});

it('the people of the demo community could register as they are', () => {
  const refused = demoUsers.filter(
    ({ handle, displayName }) => isRefused(handle) || isOfficialName(displayName, 'Mallard'),
  );

  expect(refused).toEqual([]);
});
