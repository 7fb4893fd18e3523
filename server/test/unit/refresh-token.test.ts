import { describe, expect, it } from '@jest/globals';
import { newId } from '../../src/kernel/database/ids.js';
import { readRefreshToken, REFRESH_TOKEN_LENGTH, writeRefreshToken } from '../../src/identity/tokens/refresh-token.js';
import { TokenKeys } from '../../src/identity/email-tokens/token-keys.js';

const keysOf = (secret: string) =>
  new TokenKeys({
    jwtSecret: `${secret}-jwt`.padEnd(32),
    refreshSecret: `${secret}-r`.padEnd(32),
    mailTokenSecret: `${secret}-m`.padEnd(32),
  });
const keys = keysOf('one');

describe('a refresh token', () => {
  it('is read as it was written, and fits into an address', () => {
    const parts = { family: newId(), generation: 70_000 };

    const token = writeRefreshToken(parts, keys);

    expect(token).toMatch(/^[A-Za-z0-9_-]{43,}$/);
    expect(token).toHaveLength(REFRESH_TOKEN_LENGTH);
    expect(readRefreshToken(token, keys)).toEqual(parts);
  });

  it('is the same each time it is written', () => {
    const parts = { family: newId(), generation: 3 };

    expect(writeRefreshToken(parts, keys)).toBe(writeRefreshToken(parts, keys));
  });

  it('is refused when a single character differs', () => {
    const token = writeRefreshToken({ family: newId(), generation: 0 }, keys);

    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      expect(readRefreshToken(token.slice(0, index) + other + token.slice(index + 1), keys)).toBeNull();
    }
  });

  it('is refused with another key, another length, and as anything else', () => {
    const token = writeRefreshToken({ family: newId(), generation: 0 }, keys);

    expect(readRefreshToken(token, keysOf('two'))).toBeNull();
    for (const wrong of [
      '',
      'x',
      `${token}A`,
      token.slice(1),
      token.replace(/^./, '+'),
      '\0'.repeat(70),
      '🦆'.repeat(35),
    ]) {
      expect(readRefreshToken(wrong, keys)).toBeNull();
    }
  });
});
