import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { en } from '../../src/i18n/en/catalog';
import { he } from '../../src/i18n/he/catalog';
import { createTranslator } from '../../src/i18n/translator';

const english = createTranslator('en', en);
const hebrew = createTranslator('he', he);

describe('the translator', () => {
  it('gives a sentence as it stands', () => {
    expect(english('states.retry')).toBe('Retry');
  });

  it('fills placeholders', () => {
    expect(english('shell.accountMenu', { name: 'Ada' })).toBe("Ada's account");
  });

  it('leaves what looks like a placeholder in a value alone', () => {
    expect(english('shell.accountMenu', { name: '{name}' })).toBe("{name}'s account");
  });

  it.each([
    [1, '1 new quack'],
    [2, '2 new quacks'],
    [1234, '1,234 new quacks'],
  ])('takes the English plural of %d', (count, expected) => {
    expect(english('states.newQuacks', { count })).toBe(expected);
  });

  it.each([
    [1, 'קוואק חדש'],
    [2, 'שני קוואקים חדשים'],
    [11, '11 קוואקים חדשים'],
  ])('takes the Hebrew plural of %d, the dual among them', (count, expected) => {
    expect(hebrew('states.newQuacks', { count })).toBe(expected);
  });

  it('puts nodes in the places of placeholders', () => {
    const name = createElement('b', null, 'Ada');

    const parts = english.rich('shell.accountMenu', { name });

    expect(renderToStaticMarkup(parts)).toBe('<b>Ada</b>&#x27;s account');
  });
});
