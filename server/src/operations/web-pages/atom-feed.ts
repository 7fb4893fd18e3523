import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { postPath } from '@mallard/rules/page-paths';
import type { Language } from '#kernel/request/language.js';
import type { PostView } from '#posts/read/post.view.js';
import { isListed } from './public-posts.js';
import { shortTitle } from './page-parts.js';
import { nameOf } from './page-words.js';
import { XML_HEAD, xmlText } from './xml.js';

export interface AtomFeed {
  readonly title: string;
  /** Absolute URLs of the page and of the feed itself. */
  readonly page: string;
  readonly self: string;
  /** The site's origin, such as https://mallard.example. */
  readonly home: string;
  /** For what is said about users without a name. */
  readonly language: Language;
  /** The update time of an empty feed. */
  readonly since: Date;
  /** Newest first. */
  readonly posts: readonly PostView[];
}

/** An Atom feed (RFC 4287). Posts are plain text, so they contain no markup. */
export function atomOf({ title, page, self, home, language, since, posts }: AtomFeed): string {
  const updated = new Date(Math.max(since.getTime(), ...posts.map((post) => changedAt(post).getTime())));
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${xmlText(self)}</id>
  <title>${xmlText(title)}</title>
  <link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(page)}"/>
  <updated>${updated.toISOString()}</updated>
${posts.map((post) => entryOf(post, home, language)).join('')}</feed>
`;
}

function entryOf(post: PostView, home: string, language: Language): string {
  const { id, author, content, contentWarning, createdAt, poll } = post;
  const name = nameOf(author, language);
  const uri = isDeletedHandle(author.handle) ? '' : `<uri>${xmlText(`${home}/user/${author.handle}`)}</uri>`;
  const answers = (poll?.options ?? []).map((option) => `○ ${option.text}`).join('\n');
  const text = [contentWarning, content, answers, quotedAddress(post, home)].filter(Boolean).join('\n\n');
  return `  <entry>
    <id>urn:uuid:${id}</id>
    <title>${xmlText(shortTitle(contentWarning ?? content) || name)}</title>
    <link rel="alternate" type="text/html" href="${xmlText(`${home}/post/${id}`)}"/>
    <published>${createdAt.toISOString()}</published>
    <updated>${changedAt(post).toISOString()}</updated>
    <author><name>${xmlText(name)}</name>${uri}</author>
    <content type="text">${xmlText(text)}</content>
  </entry>
`;
}

/** Of what it quotes, if lists show that to everyone. */
function quotedAddress({ quote }: PostView, home: string): string | null {
  const quoted = quote?.post;
  if (!quoted || quoted instanceof Promise || !isListed(quoted)) return null;
  return `${home}${postPath(quoted.id)}`;
}

function changedAt({ createdAt, editedAt }: PostView): Date {
  return editedAt ?? createdAt;
}
