import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from '../../src/features/account/passwords/password-strength';

describe('the strength of a password', () => {
  it('calls everything below twelve characters too short', () => {
    expect(passwordStrength('').level).toBe('tooShort');
    expect(passwordStrength('Xk9$mQ2!vBz').level).toBe('tooShort');
  });

  it.each([
    ['password12345678', 'common'],
    ['aaaaaaaaaaaaaaaa', 'pattern'],
    ['abcdefghijklmnop', 'pattern'],
    ['1234567890123456', 'pattern'],
    ['mallardmallard12', 'personal'],
    ['ada_lovelace1815', 'personal'],
  ])('sees that %s is weak', (password, advice) => {
    const strength = passwordStrength(password, ['ada_lovelace', 'ada@example.com']);

    expect(strength.bars).toBe(1);
    expect(strength.advice).toBe(advice);
  });

  it('likes words that do not belong together, in every script', () => {
    expect(passwordStrength('gravel teapot orbit walnut').bars).toBeGreaterThanOrEqual(3);
    expect(passwordStrength('קומקום שביל אגוז מסלול').bars).toBeGreaterThanOrEqual(3);
  });
});
