import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../src/kernel/errors/app-error.js';
import type { Role } from '../../src/kernel/request/viewer.js';
import { checkPassword } from '../../src/identity/passwords/password-policy.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';

const words = ['Mallard', 'ada_lovelace', 'Ada Lovelace', 'ada.l'];

function reasonFor(password: string, role: Role = 'basic'): string | null {
  try {
    checkPassword(password, { role, words, field: 'password' });
    return null;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.details.reason;
  }
}

describe('the rules for passwords', () => {
  it.each([
    'kZ8#mQ2!vX9p',
    'velvet otter quilts',
    'שלושה ברווזים על גג',
    'naïve-café-zürich-ox',
    'x9Kq'.repeat(3) + 'w!Z2m',
  ])('takes %j', (password) => {
    expect(reasonFor(password)).toBeNull();
  });

  it.each([
    ['kZ8#mQ2!vX9', 'PASSWORD_TOO_SHORT'],
    ['', 'PASSWORD_TOO_SHORT'],
    ['a', 'PASSWORD_TOO_SHORT'],
    ['🦆🦆🦆🦆🦆🦆', 'PASSWORD_TOO_SHORT'],
    ['kZ8#mQ2!vX9p'.repeat(11).slice(0, 129), 'PASSWORD_TOO_LONG'],
    ['kZ8#mQ2!vX9p\0', 'PASSWORD_INVALID'],
    ['kZ8#mQ2!vX9p\ud800', 'PASSWORD_INVALID'],
    ['kZ8#mQ2!\nvX9p', 'PASSWORD_INVALID'],
    ['password1234', 'PASSWORD_TOO_WEAK'],
    ['qwertyuiop12', 'PASSWORD_TOO_WEAK'],
    ['aaaaaaaaaaaaaa', 'PASSWORD_TOO_WEAK'],
    ['123456789012', 'PASSWORD_TOO_WEAK'],
    ['ada_lovelace', 'PASSWORD_TOO_WEAK'],
    ['Ada_Lovelace', 'PASSWORD_TOO_WEAK'],
    ['QuackQuackQuack', 'PASSWORD_TOO_WEAK'],
    ['MallardMallard', 'PASSWORD_TOO_WEAK'],
  ])('refuses %j as %s', (password, reason) => {
    expect(reasonFor(password)).toBe(reason);
  });

  it('takes 128 characters, also where each is two code units', () => {
    const words128 = 'velvet otter quilts 91 harbor 🦆'.repeat(5);
    const password = [...words128].slice(0, 128).join('');

    expect([...password]).toHaveLength(128);
    expect(reasonFor(password)).toBeNull();
  });

  it('refuses a million characters at once', () => {
    expect(reasonFor('x'.repeat(1_000_000))).toBe('PASSWORD_TOO_LONG');
  });

  it('asks staff for 15 characters', () => {
    expect(reasonFor('kZ8#mQ2!vX9pLr', 'editor')).toBeNull();
    expect(reasonFor('kZ8#mQ2!vX9pLr', 'admin')).toBe('PASSWORD_TOO_SHORT');
    expect(reasonFor('kZ8#mQ2!vX9pLr', 'root')).toBe('PASSWORD_TOO_SHORT');
    expect(reasonFor('kZ8#mQ2!vX9pLr4', 'admin')).toBeNull();
  });

  it('counts characters of the form that is hashed', () => {
    expect(reasonFor('ﬁﬁﬁﬁﬁ')).toBe('PASSWORD_TOO_SHORT');
  });

  it('judges the longest password without going through every way to write it', () => {
    const password = 'p4$$w0rd4$5@1!0'.repeat(9).slice(0, 128);

    expect(() =>
      inLimitedTime(() => checkPassword(password, { role: 'basic', words, field: 'password' })),
    ).not.toThrow();
  });
});
