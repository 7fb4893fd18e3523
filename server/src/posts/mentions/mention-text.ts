import { Html, html } from '#kernel/mail/html.js';
import { type PostEntity, segment } from '../post-text.js';
import type { MentionedPerson } from './mentioned-person.js';

/**
 * A text as markup that is safe in any page: everything is escaped, and the mentions of `people` are links to them.
 * @param mentions of `content`, in order
 */
export function formatMentions(
  content: string,
  mentions: readonly PostEntity[],
  people: readonly MentionedPerson[],
): string {
  const byHandle = new Map(people.map((person) => [person.handleKey, person]));
  const parts = segment(content, mentions).map(({ text, entity }) => {
    const person = entity ? byHandle.get(entity.target.toLowerCase()) : undefined;
    return person ? linkTo(person, text) : text;
  });
  return html`${parts}`.markup;
}

function linkTo({ handle }: MentionedPerson, text: string): Html {
  // A handle is letters, digits, hyphens and underscores; were it more, the attribute would still be escaped.
  return html`<a href="/user/${encodeURIComponent(handle)}">${text}</a>`;
}
