import { describe, expect, it } from '@jest/globals';
import { pathPattern } from '../src/page-path.js';
import { pageList } from '../src/pages.js';

/** An address that a page has: any part is called "any". */
const addressOf = (path: string): string => path.replace(/\/\*$/, '').replaceAll(/:\w+\??/g, 'any');

describe('the table of pages', () => {
  it('gives each address to one page', () => {
    for (const { name, path } of pageList) {
      const pages = pageList.filter((other) => pathPattern(other.path).test(addressOf(path)));
      expect(pages.map((page) => page.name)).toEqual([name]);
    }
  });

  it.each(pageList.map(({ path }) => path))('can be read by the server and by the router: %s', (path) => {
    expect(path).toMatch(/^\/(?:(?::?[\w-]+\/)*(?::?[\w-]+|:\w+\?|\*))?$/);
  });

  it('has titles in both languages, or none where the content decides', () => {
    for (const { title } of pageList) {
      if (title === null) continue;
      expect(title.en).toMatch(/^[A-Z]/);
      expect(title.he).toMatch(/^[א-ת]/);
    }
  });

  it('names claims where a guard asks for any, and leaves no page of the staff open', () => {
    for (const { name, path, guard } of pageList) {
      const claims =
        guard === undefined || typeof guard === 'string' ? null : 'anyOf' in guard ? guard.anyOf : guard.allOf;
      if (claims)
        expect({ name, claims }).toEqual({
          name,
          claims: expect.arrayContaining([expect.stringMatching(/^[a-z]+(\.[a-z]+)+$/)]),
        });
      if (path.startsWith('/admin')) expect({ name, claims }).not.toEqual({ name, claims: null });
    }
  });

  it('has one page for all other addresses', () => {
    expect(pageList.filter(({ fallback }) => fallback).map(({ name }) => name)).toEqual(['not-found']);
  });
});
