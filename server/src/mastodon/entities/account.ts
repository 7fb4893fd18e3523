import { Injectable } from '@nestjs/common';
import { BANNER_PATH, facePath } from '#identity/faces/face-paths.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { ProfileLinkView } from '#people/profile-links/profile-link.view.js';
import { ProfileLinksLoader } from '#people/profile-links/profile-links.loader.js';
import type { UserView } from '#people/users/user.view.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { linkHtml, plainContentHtml } from './content-html.js';

/** https://docs.joinmastodon.org/entities/Account/#Field */
export interface AccountField {
  name: string;
  /** HTML. */
  value: string;
  verified_at: string | null;
}

/** https://docs.joinmastodon.org/entities/Account/ */
export interface Account {
  id: string;
  username: string;
  acct: string;
  display_name: string;
  locked: boolean;
  bot: boolean;
  discoverable: boolean;
  indexable: boolean;
  group: boolean;
  /** Midnight of the day, as Mastodon has it. */
  created_at: string;
  /** HTML. */
  note: string;
  url: string;
  uri: string;
  avatar: string;
  avatar_static: string;
  avatar_description: string;
  header: string;
  header_static: string;
  header_description: string;
  followers_count: number;
  following_count: number;
  statuses_count: number;
  /** `2026-11-26`. */
  last_status_at: string | null;
  hide_collections: boolean;
  noindex: boolean;
  emojis: [];
  roles: [];
  fields: AccountField[];
  moved: null;
}

/** People as accounts of Mastodon. */
@Injectable()
export class AccountSerializer {
  constructor(
    private readonly site: SiteAddresses,
    private readonly links: ProfileLinksLoader,
  ) {}

  /** The same with the links of their profiles, which are one statement for those of a request. */
  async complete(users: readonly UserView[], ctx: RequestContext): Promise<Account[]> {
    const links = await Promise.all(users.map((user) => this.linksOf(user, ctx)));
    return users.map((user, index) => this.of({ ...user, links: links[index]! }));
  }

  private async linksOf(user: UserView, ctx: RequestContext): Promise<readonly ProfileLinkView[]> {
    const isHidden = user.blocksViewer || (ctx.viewer.id === null && user.requiresLogin);
    return isHidden ? [] : ((await this.links.for(ctx).load(user.id)) ?? []);
  }

  /** @param user whose links are shown if they were read */
  of(user: UserView): Account {
    const { handle } = user;
    const avatar = this.site.full(user.imageUrl ?? facePath(user));
    const header = this.site.full(user.bannerUrl ?? BANNER_PATH);
    const url = this.site.person(handle);
    return {
      id: user.id,
      username: handle,
      acct: handle,
      display_name: user.displayName,
      locked: user.approvesFollowers,
      bot: false,
      discoverable: !user.requiresLogin,
      indexable: !user.requiresLogin,
      group: false,
      created_at: `${user.createdAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
      note: plainContentHtml(user.bio),
      url,
      uri: url,
      avatar,
      avatar_static: avatar,
      avatar_description: '',
      header,
      header_static: header,
      header_description: '',
      followers_count: user.followerCount,
      following_count: user.followingCount,
      statuses_count: user.postCount,
      last_status_at: user.lastPostAt?.toISOString().slice(0, 10) ?? null,
      hide_collections: false,
      noindex: user.requiresLogin,
      emojis: [],
      roles: [],
      fields: fieldsOf(user),
      moved: null,
    };
  }
}

const fieldsOf = ({ location, website, links = [] }: UserView): AccountField[] => [
  ...(location === null ? [] : [{ name: 'Location', value: plainFieldOf(location), verified_at: null }]),
  ...(website === null ? [] : [{ name: 'Website', value: linkHtml(website).markup, verified_at: null }]),
  ...links.map(({ label, url, verifiedAt }) => ({
    name: label || new URL(url).host,
    value: linkHtml(url, 'me').markup,
    verified_at: verifiedAt?.toISOString() ?? null,
  })),
];

/** Without the paragraph of a text. */
const plainFieldOf = (text: string) => plainContentHtml(text).slice('<p>'.length, -'</p>'.length);
