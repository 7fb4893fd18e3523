import { describe, expect, it } from '@jest/globals';
import { fieldsOf, problemsOf, shownFields, valuesOf } from '../../src/features/account/settings/links/link-fields';

const values = (...fields: { name: string; value: string }[]) => valuesOf(fields);

describe('the fields of profile links', () => {
  it('show those that are filled in and one more, up to four', () => {
    const link = { name: '', value: 'https://a.example' };

    expect(shownFields(values())).toEqual([0]);
    expect(shownFields(values(link))).toEqual([0, 1]);
    expect(shownFields(values({ name: '', value: '' }, { name: 'b', value: '' }))).toEqual([0, 1, 2]);
    expect(shownFields(values(link, link, link, link))).toEqual([0, 1, 2, 3]);
  });

  it('are sent in order, without those whose value is empty', () => {
    expect(fieldsOf(values({ name: 'a', value: ' ' }, { name: ' b ', value: ' she/her ' }))).toEqual([
      { name: 'b', value: 'she/her' },
    ]);
  });

  it('complain about long labels, labels alone, other schemes, and an address that is there already', () => {
    expect(
      problemsOf(
        values(
          { name: 'x'.repeat(31), value: 'a.example/' },
          { name: 'alone', value: '' },
          { name: '', value: 'http://b.example' },
          { name: '', value: 'https://A.example' },
        ),
      ),
    ).toEqual({
      'fields.0.name': 'tooLong',
      'fields.1.value': 'needsValue',
      'fields.2.value': 'https',
      'fields.3.value': 'twice',
    });
  });

  it('take addresses with and without https, whose hosts have a dot', () => {
    for (const value of ['a.example', 'https://a.example/b?c#d'])
      expect(problemsOf(values({ name: '', value }))).toEqual({});
  });

  it('take everything else as a text, which has a label', () => {
    for (const value of ['she/her', 'localhost', 'a b.example', 'javascript:alert(1)']) {
      expect(problemsOf(values({ name: 'Pronouns', value }))).toEqual({});
      expect(problemsOf(values({ name: '', value }))).toEqual({ 'fields.0.name': 'needsLabel' });
    }
    expect(problemsOf(values({ name: 'Long', value: 'x'.repeat(201) }))).toEqual({ 'fields.0.value': 'valueTooLong' });
  });
});
