import { linkLabel } from '@mallard/rules/link-label';
import { filled, pluralForm } from '@mallard/rules/messages';
import { faceMarkup, wordsMarkup } from '@mallard/rules/post-markup';
import { publicHashtagPath } from '@mallard/rules/page-paths';
import { parseEntities, withMentionsOf } from '@mallard/rules/text-entities';
import { type Html, html } from '#kernel/html/html.js';
import { markupHtml } from '#kernel/html/markup.js';
import type { Language } from '#kernel/request/language.js';
import type { UserView } from '#people/users/user.view.js';
import { CALENDAR_DAYS, LINK_2, MAP_PIN } from './icons.generated.js';
import { nameOf, PAGE_FORMATS, PAGE_WORDS } from './page-words.js';

/** The header of a profile, above the tabs, as the client renders it. */
export function profileHeader(user: UserView, language: Language): Html {
  const { handle, bio, bioMentions, bannerUrl, hidesNods, postCount, followerCount, followingCount } = user;
  const { profiles, tabs: labels } = PAGE_WORDS[language];
  const formats = PAGE_FORMATS[language];
  const name = nameOf(user, language);
  const tabs = Object.entries(labels).filter(([tab]) => !(hidesNods && tab === 'nods'));
  return html`<div class="banner">${bannerUrl !== null && html`<img src="${bannerUrl}" alt="" />`}</div>
    <div class="person">
      ${markupHtml(faceMarkup({ handle, name }, user.imageUrl))}
      <p class="called"><bdi>${name}</bdi></p>
      <p class="handle"><bdi dir="ltr">@${handle}</bdi></p>
      ${bio !== '' && markupHtml(wordsMarkup(bio, withMentionsOf(parseEntities(bio), bioMentions), undefined, publicHashtagPath))}
      <ul class="facts">
        ${factsOf(user, language).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      <p class="numbers">
        <span><b>${formats.compact(postCount)}</b> ${pluralForm(language, profiles.quacks, postCount)}</span>
        <span><b>${formats.compact(followerCount)}</b> ${pluralForm(language, profiles.followers, followerCount)}</span>
        <span
          ><b>${formats.compact(followingCount)}</b> ${pluralForm(language, profiles.following, followingCount)}</span
        >
      </p>
    </div>
    <nav>
      ${tabs.map(([tab, label], index) =>
        index === 0
          ? html`<a href="/user/${handle}" aria-current="page">${label}</a>`
          : html`<a href="/user/${handle}?tab=${tab}">${label}</a>`,
      )}
    </nav>`;
}

function factsOf({ location, website, createdAt }: UserView, language: Language): Html[] {
  const month = PAGE_FORMATS[language].month(createdAt);
  const joined = filled(language, PAGE_WORDS[language].profiles.joined, { month });
  return [
    ...(location ? [html`${markupHtml(MAP_PIN)}<bdi>${location}</bdi>`] : []),
    ...(website ? [html`${markupHtml(LINK_2)}${websiteOf(website)}`] : []),
    html`${markupHtml(CALENDAR_DAYS)}<time datetime="${createdAt.toISOString()}">${joined}</time>`,
  ];
}

/** A link for web addresses only; anything else stored is shown as text. */
function websiteOf(address: string): Html {
  if (!/^https?:\/\//i.test(address)) return html`<bdi>${address}</bdi>`;
  const { host, rest } = linkLabel(address);
  return html`<a href="${address}" rel="me noopener noreferrer nofollow ugc" dir="ltr">${host}${rest}</a>`;
}
