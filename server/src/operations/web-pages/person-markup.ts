import { type Html, html } from '#kernel/mail/html.js';
import type { Language } from '#kernel/request/language.js';
import type { UserView } from '#people/users/user.view.js';
import { linkFace } from '#posts/link-face.js';
import { parseEntities } from '#posts/post-entities.js';
import { CALENDAR, CHAIN, PLACE } from './page-drawings.js';
import { PAGE_FORMATS } from './page-formats.js';
import { nameOf, PAGE_WORDS } from './page-words.js';
import { faceOf, linkedText } from './quack-markup.js';

/** Who somebody is, above the tabs of their lists, as the client will draw it in the same places. */
export function personInFull(user: UserView, language: Language): Html {
  const { handle, bio, bannerUrl, postCount, followerCount, followingCount } = user;
  const words = PAGE_WORDS[language];
  const formats = PAGE_FORMATS[language];
  const name = nameOf(user, language);
  const tabs = Object.entries(words.tabs);
  return html`<div class="banner">${bannerUrl !== null && html`<img src="${bannerUrl}" alt="" />`}</div>
    <div class="person">
      ${faceOf(user, name, ' large')}
      <p class="called"><bdi>${name}</bdi></p>
      <p class="handle"><bdi dir="ltr">@${handle}</bdi></p>
      ${bio !== '' && linkedText(bio, parseEntities(bio), 'bio')}
      <ul class="facts">
        ${factsOf(user, language).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      <p class="numbers">
        <span><b>${formats.compact(postCount)}</b> ${words.quacksOf(postCount)}</span>
        <span><b>${formats.compact(followerCount)}</b> ${words.followersOf(followerCount)}</span>
        <span><b>${formats.compact(followingCount)}</b> ${words.followingOf}</span>
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
  const joined = PAGE_WORDS[language].joined(PAGE_FORMATS[language].month(createdAt));
  return [
    ...(location ? [html`${PLACE}<bdi>${location}</bdi>`] : []),
    ...(website ? [html`${CHAIN}${websiteOf(website)}`] : []),
    html`${CALENDAR}<time datetime="${createdAt.toISOString()}">${joined}</time>`,
  ];
}

/** Only addresses of the web; whatever else was stored is shown as words. */
function websiteOf(address: string): Html {
  if (!/^https?:\/\//i.test(address)) return html`<bdi>${address}</bdi>`;
  const { host, rest } = linkFace(address);
  return html`<a href="${address}" rel="me noopener noreferrer nofollow ugc" dir="ltr">${host}${rest}</a>`;
}
