import type { TextEntity } from '@mallard/rules/text-entities';
import { segment } from '@mallard/rules/text-pieces';
import { Html, html } from '#kernel/html/html.js';
import type { MentionedUser } from '../read/mentioned-user.js';

/**
 * Safe HTML of a text: everything is escaped, and mentions of `users` become links.
 * @param mentions of `content`, in order
 */
export function formatMentions(
  content: string,
  mentions: readonly TextEntity[],
  users: readonly MentionedUser[],
): string {
  const byHandle = new Map(users.map((user) => [user.handleKey, user]));
  const parts = segment(content, mentions).map(({ text, entity }) => {
    const user = entity ? byHandle.get(entity.target.toLowerCase()) : undefined;
    return user ? linkTo(user, text) : text;
  });
  return html`${parts}`.markup;
}

function linkTo({ handle }: MentionedUser, text: string): Html {
  // A handle contains only letters, digits, hyphens and underscores; anything else would still be escaped.
  return html`<a href="/user/${encodeURIComponent(handle)}">${text}</a>`;
}
