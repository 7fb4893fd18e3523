import { describe, expect, it } from '@jest/globals';
import { pathPattern } from '../src/page-path.js';

describe('the pattern of a path', () => {
  it.each([
    ['/', '/'],
    ['/stream', '/stream'],
    ['/stream', '/Stream/'],
    ['/ui/*', '/ui'],
    ['/ui/*', '/ui/icons/mdi'],
    ['/whispers/:id?', '/whispers'],
    ['/whispers/:id?', '/whispers/7/'],
  ])('%s matches %s', (path, address) => {
    expect(pathPattern(path).test(address)).toBe(true);
  });

  it.each([
    ['/stream', '/streams'],
    ['/stream', '/x/stream'],
    ['/user/:handle', '/user'],
    ['/user/:handle', '/user/ada/7'],
    ['/ui/*', '/uis'],
  ])('%s does not match %s', (path, address) => {
    expect(pathPattern(path).test(address)).toBe(false);
  });

  it('captures the parts that vary', () => {
    expect(pathPattern('/user/:handle').exec('/user/ada')?.[1]).toBe('ada');
    expect(pathPattern('/whispers/:id?').exec('/whispers')?.[1]).toBeUndefined();
  });
});
