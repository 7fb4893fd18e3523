import { isDeletedHandle } from '#identity/users/handle.js';
import type { Language } from '#kernel/request/language.js';
import type { PostView } from '#posts/post.view.js';
import { shortTitle } from './page-parts.js';
import { nameOf } from './page-words.js';
import { XML_HEAD, xmlText } from './xml.js';

export interface AtomFeed {
  readonly title: string;
  /** Addresses in full: of the page, and of the feed itself. */
  readonly page: string;
  readonly self: string;
  /** Where quacks stand, such as https://mallard.example. */
  readonly home: string;
  /** Of what is said for somebody without a name. */
  readonly language: Language;
  /** When it was last worth reading, where it holds nothing. */
  readonly since: Date;
  /** Newest first. */
  readonly posts: readonly PostView[];
}

/** A feed as RFC 4287 has it. Quacks are plain text, so nothing in them can act. */
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
  const { id, author, content, contentWarning, createdAt } = post;
  const name = nameOf(author, language);
  const uri = isDeletedHandle(author.handle) ? '' : `<uri>${xmlText(`${home}/user/${author.handle}`)}</uri>`;
  const text = contentWarning === null ? content : `${contentWarning}\n\n${content}`;
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

function changedAt({ createdAt, editedAt }: PostView): Date {
  return editedAt ?? createdAt;
}
