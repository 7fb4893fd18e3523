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

  it('has one page for all other addresses', () => {
    expect(pageList.filter(({ fallback }) => fallback).map(({ name }) => name)).toEqual(['not-found']);
  });
});
