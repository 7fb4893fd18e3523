import { withoutEmptyLines } from '@mallard/rules/shown-text';
import type { TextEntity } from '@mallard/rules/text-entities';
import { segment } from '@mallard/rules/text-pieces';
import { Html, html, type HtmlPart } from '#kernel/html/html.js';
import type { SiteAddresses } from '../request/site-addresses.js';

/** What is hidden of a link at its beginning, and how much is shown after it. */
const SCHEME = /^(?:https?:\/\/)?(?:www\.)?/i;
const SHOWN = 30;

/** A text as the HTML that clients expect of Mastodon: always from its entities, every other character escaped. */
export function contentHtml(content: string, entities: readonly TextEntity[], site: SiteAddresses): string {
  if (content === '') return '';
  const body = segment(content, entities)
    .map(({ text, entity }) => (entity ? entityHtml(entity, site) : plainHtml(text)).markup)
    .join('');
  return `<p>${body}</p>`;
}

/** The same of a text of one's own without entities, such as a profile's. */
export function plainContentHtml(content: string): string {
  return content === '' ? '' : `<p>${plainHtml(content).markup}</p>`;
}

/** An empty line begins a paragraph. Entities have no line breaks, so that paragraphs never begin within a link. */
function plainHtml(text: string): Html {
  const { markup } = html`${withoutEmptyLines(text)}`;
  return new Html(markup.replaceAll('\n\n', '</p><p>').replaceAll('\n', '<br />'));
}

function entityHtml({ kind, text, target }: TextEntity, site: SiteAddresses): Html {
  if (kind === 'MENTION')
    return html`<span class="h-card" translate="no"
      ><a href="${site.person(target)}" class="u-url mention">@<span>${text.slice(1)}</span></a></span
    >`;
  if (kind === 'HASHTAG')
    return html`<a href="${site.hashtag(target)}" class="mention hashtag" rel="tag">#<span>${text.slice(1)}</span></a>`;
  return linkHtml(target, '', text);
}

/**
 * An address in full.
 * @param rel what the page is to this one beside: `me` for a link of a profile
 * @param written the address as someone wrote it
 */
export function linkHtml(address: string, rel = '', written = address): Html {
  const scheme = SCHEME.exec(written)![0];
  const rest = written.slice(scheme.length);
  // Never within a surrogate pair.
  const shown = Array.from(rest).slice(0, SHOWN).join('');
  const parts: HtmlPart =
    shown.length < rest.length
      ? html`<span class="ellipsis">${shown}</span><span class="invisible">${rest.slice(shown.length)}</span>`
      : html`<span class="">${rest}</span>`;
  return html`<a href="${address}" target="_blank" rel="${`nofollow noopener ${rel}`.trim()}" translate="no"
    ><span class="invisible">${scheme}</span>${parts}</a
  >`;
}
