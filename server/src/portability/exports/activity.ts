import type { TextEntity } from '@mallard/rules/text-entities';
import { postPath, profilePath } from '@mallard/rules/page-paths';
import { keyOf, MIME_OF_FORMAT } from '#media/files/media-keys.js';
import type { MediaRecord } from '#media/media.view.js';
import type { PollRecord } from '#posts/read/poll.view.js';
import type { MarkColumns } from '#posts/model/post-marks.js';
import { type AudienceColumns, visibilityOf } from '#posts/model/post-audience.js';

export interface ExportedPost extends AudienceColumns, MarkColumns {
  id: string;
  content: string;
  entities: TextEntity[];
  content_warning: string | null;
  created_at: Date;
  edited_at: Date | null;
  parent_id: string | null;
  requack_of: string | null;
  quote_of: string | null;
  media: MediaRecord[] | null;
  poll: PollRecord | null;
}

export const AS2 = 'https://www.w3.org/ns/activitystreams';

/** Where a file of media is in the archive. */
export const mediaPath = ({ id, format }: Pick<MediaRecord, 'id' | 'format'>): string =>
  `media/${keyOf({ id, size: 'full', format })}`;

/** The Create activity of a post, or the Announce of a requack. @param site the origin of the site */
export function activityOf(site: string, handle: string, post: ExportedPost): object {
  const actor = site + profilePath(handle);
  const id = site + postPath(post.id);
  const published = post.created_at.toISOString();
  const audience = addressees(`${actor}/followers`, post);
  if (post.requack_of !== null) {
    const object = site + postPath(post.requack_of);
    return { id: `${id}#announce`, type: 'Announce', actor, published, ...audience, object };
  }
  return {
    id: `${id}#create`,
    type: 'Create',
    actor,
    published,
    ...audience,
    object: {
      id,
      type: post.poll ? 'Question' : 'Note',
      attributedTo: actor,
      ...audience,
      published,
      ...(post.edited_at && { updated: post.edited_at.toISOString() }),
      url: id,
      inReplyTo: post.parent_id === null ? null : site + postPath(post.parent_id),
      // As Mastodon reads it (FEP-044f), and as older readers do.
      ...(post.quote_of !== null && {
        quote: site + postPath(post.quote_of),
        quoteUrl: site + postPath(post.quote_of),
      }),
      summary: post.content_warning,
      sensitive: post.is_sensitive,
      content: htmlOf(post.content),
      ...(post.language !== null && { contentMap: { [post.language]: htmlOf(post.content) } }),
      source: { content: post.content, mediaType: 'text/plain' },
      tag: post.entities.flatMap((entity) => tagOf(site, entity)),
      ...(post.poll && questionOf(post.poll)),
      attachment: (post.media ?? []).map((media) => ({
        type: 'Document',
        mediaType: MIME_OF_FORMAT[media.format],
        url: mediaPath(media),
        name: media.altText || null,
        ...(media.width !== null && { width: media.width, height: media.height }),
      })),
    },
  };
}

/** Whom it is addressed to, as Mastodon writes it: what is unlisted names the public second. */
function addressees(followers: string, post: AudienceColumns): { to: string[]; cc: string[] } {
  const everyone = `${AS2}#Public`;
  const visibility = visibilityOf(post);
  if (visibility === 'FOLLOWERS') return { to: [followers], cc: [] };
  return visibility === 'PUBLIC' ? { to: [everyone], cc: [followers] } : { to: [followers], cc: [everyone] };
}

/** A poll as Mastodon writes it. Votes that are hidden until its end are left out until then. */
function questionOf(poll: PollRecord): object {
  const { options, tallies, endsAt, hasEnded } = poll;
  const isHidden = poll.hidesUntilEnd && !hasEnded;
  const answers = options.map((name, index) => ({
    type: 'Note',
    name,
    ...(!isHidden && { replies: { type: 'Collection', totalItems: tallies[index] ?? 0 } }),
  }));
  const endTime = new Date(endsAt).toISOString();
  return {
    [poll.isMultiple ? 'anyOf' : 'oneOf']: answers,
    endTime,
    ...(hasEnded && { closed: endTime }),
    votersCount: poll.voterCount,
  };
}

function tagOf(site: string, { kind, target }: TextEntity): object[] {
  if (kind === 'MENTION') return [{ type: 'Mention', href: site + profilePath(target), name: `@${target}` }];
  if (kind === 'HASHTAG')
    return [{ type: 'Hashtag', href: `${site}/tag/${encodeURIComponent(target)}`, name: `#${target}` }];
  return [];
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text as HTML, which is what ActivityStreams readers expect. */
function htmlOf(text: string): string {
  const escaped = text.replaceAll(/[&<>"]/g, (character) => ESCAPED[character]!);
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
