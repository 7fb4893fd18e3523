import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { bind, listenToKeys } from '../../src/features/session/shortcuts/shortcuts';

let pressed: string[] = [];
let ends: (() => void)[] = [];
beforeEach(() => {
  pressed = [];
  ends = [listenToKeys(), ...['n', 'j'].map((key) => bind(key, () => void pressed.push(key)))];
});
afterEach(() => {
  for (const end of ends) end();
  document.body.replaceChildren();
});

describe('a shortcut', () => {
  it.each([
    ['a field of one line', '<input>'],
    ['a field of many lines', '<textarea></textarea>'],
    ['a choice', '<select><option>noon</option><option>june</option></select>'],
    ['a text that can be changed in place', '<p contenteditable="true" tabindex="0"></p>'],
    [
      'a menu, which looks for letters itself',
      '<div role="menu" tabindex="-1"><button role="menuitem">j</button></div>',
    ],
  ])('does not run while someone types into %s', async (_, html) => {
    document.body.innerHTML = html;
    const user = userEvent.setup();
    document.querySelector<HTMLElement>('input, textarea, select, p, button')?.focus();

    await user.keyboard('nj');

    expect(pressed).toEqual([]);
  });

  it('runs on the page, and on a box that is ticked, where no one types', async () => {
    document.body.innerHTML = '<input type="checkbox">';
    const user = userEvent.setup();

    await user.keyboard('n');
    document.querySelector('input')?.focus();
    await user.keyboard('j');

    expect(pressed).toEqual(['n', 'j']);
  });
});
