import { filled } from '@mallard/rules/messages';
import { type Html, html } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';
import type { PollView } from '#posts/read/poll.view.js';
import { PAGE_WORDS } from './page-words.js';

const PERCENT: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { style: 'percent' }),
  he: new Intl.NumberFormat('he-IL', { style: 'percent' }),
};

/**
 * The answers of a poll with their shares, in the room that the client's poll will take. Nobody votes on a page without scripts.
 * @param written the language of the answers, as a tag of BCP 47; null if it isn't said
 */
export function pollMarkup(
  { options, voterCount, hasEnded }: PollView,
  language: Language,
  written: string | null,
): Html {
  const words = PAGE_WORDS[language];
  return html`<ul class="poll">
      ${options.map(
        ({ text, votes }) =>
          html`<li>
            <span><bdi${written !== null && html` lang="${written}"`}>${text}</bdi></span>
            ${votes !== null && html`<b>${PERCENT[language].format(voterCount > 0 ? votes / voterCount : 0)}</b>`}
          </li>`,
      )}
    </ul>
    <p class="votes">
      ${filled(language, words.votes, { count: voterCount })} · ${hasEnded ? words.finalResults : words.pollOpen}
    </p>`;
}
