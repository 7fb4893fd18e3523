import { describe, expect, it } from '@jest/globals';
import { linksOf, problemsOf, shownFields, valuesOf } from '../../src/features/account/settings/links/link-fields';

const values = (...links: { label: string; url: string }[]) => valuesOf(links);

describe('the fields of profile links', () => {
  it('show those that are filled in and one more, up to four', () => {
    const link = { label: '', url: 'https://a.example' };

    expect(shownFields(values())).toEqual([0]);
    expect(shownFields(values(link))).toEqual([0, 1]);
    expect(shownFields(values({ label: '', url: '' }, { label: 'b', url: '' }))).toEqual([0, 1, 2]);
    expect(shownFields(values(link, link, link, link))).toEqual([0, 1, 2, 3]);
  });

  it('are sent in order, without those whose address is empty', () => {
    expect(linksOf(values({ label: 'a', url: ' ' }, { label: ' b ', url: ' b.example ' }))).toEqual([
      { label: 'b', url: 'b.example' },
    ]);
  });

  it('complain about long labels, labels alone, other schemes, and an address that is there already', () => {
    expect(
      problemsOf(
        values(
          { label: 'x'.repeat(31), url: 'a.example/' },
          { label: 'alone', url: '' },
          { label: '', url: 'http://b.example' },
          { label: '', url: 'https://A.example' },
        ),
      ),
    ).toEqual({
      'links.0.label': 'tooLong',
      'links.1.url': 'needsAddress',
      'links.2.url': 'https',
      'links.3.url': 'twice',
    });
  });

  it('take addresses with and without https, whose hosts have a dot', () => {
    for (const url of ['a.example', 'https://a.example/b?c#d'])
      expect(problemsOf(values({ label: '', url }))).toEqual({});
    for (const url of ['localhost', 'a b.example', 'javascript:alert(1)', `a.example/${'x'.repeat(200)}`])
      expect(problemsOf(values({ label: '', url }))).toEqual({ 'links.0.url': 'https' });
  });
});
