import { toLanguageTag } from '@mallard/rules/language-tag';
import { parseEntities } from '@mallard/rules/text-entities';
import { segment } from '@mallard/rules/text-pieces';
import { eld } from 'eld/extrasmall';
import { primaryLanguage } from '../../../i18n/post-languages';

/** Scores that are closer than this say nothing: of "Сегодня очень жарко", Ukrainian's is 0.826 and Russian's 0.825. */
const SAME_SCORE = 0.97;

/**
 * What a text is written in, as a tag of BCP 47. Where its words don't tell, as in "ok", the first of the languages that its author
 * probably writes in, in its script.
 * @param likely languages of the author, as tags of BCP 47, the most likely first
 * @returns null if it can't be told
 */
export function recognizeLanguage(text: string, likely: readonly string[]): string | null {
  const words = wordsOf(text);
  if (!/\p{L}/u.test(words)) return null;
  const found = eld.detect(words);
  const scores = found.getScores();
  const scoreOf = (tag: string) => scores[primaryLanguage(tag)] ?? 0;
  const near = likely.find((tag) => scoreOf(tag) > 0 && scoreOf(tag) >= SAME_SCORE * scoreOf(found.language));
  if (near !== undefined) return near;
  if (found.language !== '' && found.isReliable()) return toLanguageTag(found.language);
  return likely.find((tag) => isInScriptOf(tag, words)) ?? null;
}

/** Without mentions, hashtags and links, which are the same in every language. */
const wordsOf = (text: string): string =>
  segment(text, parseEntities(text))
    .map(({ text: piece, entity }) => (entity ? ' ' : piece))
    .join('');

/** Scripts of ISO 15924 that are several of Unicode's. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Jpan: '[\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Hani}]',
  Kore: '\\p{Script=Hang}',
  Hans: '\\p{Script=Hani}',
  Hant: '\\p{Script=Hani}',
};

function isInScriptOf(tag: string, words: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize();
  return new RegExp(SCRIPTS[script] ?? `\\p{Script=${script}}`, 'u').test(words);
}
