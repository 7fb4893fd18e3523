import { parseEntities, type TextEntity, withMentionsOf } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import { BANNER_PATH, facePath } from '#identity/faces/face-paths.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { ProfileFieldView } from '#people/users/profile-link.view.js';
import { ProfileLinksLoader } from '#people/profile-links/profile-links.loader.js';
import type { UserView } from '#people/users/user.view.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { contentHtml, linkHtml, plainContentHtml } from './content-html.js';

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
  show_media: true;
  show_media_replies: true;
  show_featured: true;
  /** There are no collections that people could be featured in. */
  feature_approval: { automatic: []; manual: []; current_user: 'denied' };
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

  /** The same with the links and texts of their profiles, which are one statement for those of a request. */
  async complete(users: readonly UserView[], ctx: RequestContext): Promise<Account[]> {
    const fields = await Promise.all(users.map((user) => this.fieldsOf(user, ctx)));
    return users.map((user, index) => this.of({ ...user, fields: fields[index]! }));
  }

  private async fieldsOf(user: UserView, ctx: RequestContext): Promise<readonly ProfileFieldView[]> {
    const isHidden = user.blocksViewer || (ctx.viewer.id === null && user.requiresLogin);
    return isHidden ? [] : ((await this.links.for(ctx).load(user.id)) ?? []);
  }

  private bioEntities({ bio, bioMentions }: UserView): TextEntity[] {
    return withMentionsOf(parseEntities(bio, this.site.host), bioMentions);
  }

  /** @param user whose links and texts are shown if they were read */
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
      note: contentHtml(user.bio, this.bioEntities(user), this.site),
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
      ...{ show_media: true, show_media_replies: true, show_featured: true },
      feature_approval: { automatic: [], manual: [], current_user: 'denied' },
      emojis: [],
      roles: [],
      fields: fieldsOf(user),
      moved: null,
    };
  }
}

const fieldsOf = ({ location, website, fields = [] }: UserView): AccountField[] => [
  ...(location === null ? [] : [{ name: 'Location', value: plainFieldOf(location), verified_at: null }]),
  ...(website === null ? [] : [{ name: 'Website', value: linkHtml(website).markup, verified_at: null }]),
  ...fields.map(({ name, value, url, verifiedAt }) => ({
    name: name || (url === null ? '' : new URL(url).host),
    value: url === null ? plainFieldOf(value) : linkHtml(url, 'me').markup,
    verified_at: verifiedAt?.toISOString() ?? null,
  })),
];

/** Without the paragraph of a text. */
const plainFieldOf = (text: string) => plainContentHtml(text).slice('<p>'.length, -'</p>'.length);
