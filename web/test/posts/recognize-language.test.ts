import { describe, expect, it } from '@jest/globals';
import { toLanguageTag } from '@mallard/rules/language-tag';
import { eld } from 'eld/extrasmall';
import { postLanguages } from '../../src/i18n/post-languages';
import { recognizeLanguage } from '../../src/features/posts/language/recognize-language';

describe('the language of a text', () => {
  it.each([
    ['What a day at the pond today', 'en'],
    ['Hoy hace mucho calor en la ciudad', 'es'],
    ['Il fait très chaud aujourd’hui', 'fr'],
    ['Heute ist es sehr warm', 'de'],
    ['Hoje está muito calor', 'pt'],
    ['איזה יום יפה באגם', 'he'],
    ['هل يعرف أحد مطعما جيدا في القاهرة؟', 'ar'],
    ['Сьогодні дуже спекотно', 'uk'],
    ['今日はとても暑いですね', 'ja'],
    ['今天天气很热', 'zh'],
  ])('of %j is %s, whatever its author writes in usually', (text, language) => {
    expect(recognizeLanguage(text, ['en', 'he'])).toBe(language);
  });

  it.each([
    ['ok', ['de', 'he'], 'de'],
    ['haha', ['he', 'en'], 'en'],
    ['בוקר טוב', ['en', 'he'], 'he'],
    ['Сегодня очень жарко', ['ru'], 'ru'],
    ['hello', ['en'], 'en'],
    ['はい', ['ja'], 'ja'],
  ])('of %j, which does not tell, is the likely one in its script: of %j, %s', (text, likely, language) => {
    expect(recognizeLanguage(text, likely)).toBe(language);
  });

  it('does not come from mentions, hashtags and links', () => {
    const text =
      '@guten_morgen #wunderschön https://example.org/heute/ist/schoenes/wetter Bonne nuit à toutes et à tous';

    expect(recognizeLanguage(text, [])).toBe('fr');
  });

  it.each(['', '🦆🦆', '12:30', '@ada #ducks', 'ok'])('of %j is not known', (text) => {
    expect(recognizeLanguage(text, [])).toBeNull();
  });
});

describe('the languages to choose from', () => {
  it('are tags as the server keeps them, each once', () => {
    expect(postLanguages.map(toLanguageTag)).toEqual([...new Set(postLanguages)]);
  });

  it('have all that can be recognized', () => {
    const recognized = Object.values(eld.info().Languages).map(toLanguageTag);

    expect(recognized).toHaveLength(60);
    expect(postLanguages).toEqual(expect.arrayContaining(recognized));
  });
});
