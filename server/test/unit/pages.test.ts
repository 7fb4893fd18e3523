import { describe, expect, it } from '@jest/globals';
import { pageList } from '@mallard/rules/pages';
import { isHandle, isReservedHandle } from '../../src/identity/users/handle.js';
import { CLAIMS } from '../../src/kernel/request/claim.js';

describe('The pages of the client', () => {
  it('reserve the first part of their addresses, so that no person is called like a page', () => {
    const parts = pageList.map(({ path }) => path.split('/')[1] ?? '').filter((part) => /[a-z]/.test(part));

    expect(parts).toEqual(expect.arrayContaining(['stream', 'post', 'admin']));
    expect(parts.filter((part) => isHandle(part) && !isReservedHandle(part))).toEqual([]);
  });

  it('are guarded by claims that there are', () => {
    const claims = pageList.flatMap(({ guard }) => {
      if (guard === undefined || typeof guard === 'string') return [];
      return 'anyOf' in guard ? guard.anyOf : guard.allOf;
    });

    expect(CLAIMS).toEqual(expect.arrayContaining([...claims]));
  });
});
