import { describe, expect, it } from '@jest/globals';
import { keyName } from '../../src/features/session/shortcuts/keys';

const press = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey });

describe('the name of a key', () => {
  it('is its letter', () => {
    expect(press('j', 'KeyJ')).toBe('j');
  });

  it('is the Latin letter of its place in a Hebrew layout', () => {
    expect(press('ח', 'KeyJ')).toBe('j');
    expect(press('מ', 'KeyN')).toBe('n');
  });

  it('is the letter, not the place, in another Latin layout', () => {
    expect(press('l', 'KeyP')).toBe('l');
  });

  it('is the sign that was typed', () => {
    expect(press('?', 'Slash', true)).toBe('?');
    expect(press('.', 'Period')).toBe('.');
  });

  it('is none for capitals and keys without a letter', () => {
    expect(press('J', 'KeyJ', true)).toBeNull();
    expect(press('Enter', 'Enter')).toBeNull();
  });
});
