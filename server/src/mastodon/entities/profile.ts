import type { ProfileFieldView } from '#people/users/profile-link.view.js';
import type { UserView } from '#people/users/user.view.js';
import type { SiteAddresses } from '../request/site-addresses.js';
import type { AccountField } from './account.js';

/** https://docs.joinmastodon.org/entities/Profile/: what a person can edit of their own, as they typed it. */
export interface Profile {
  id: string;
  display_name: string;
  note: string;
  fields: AccountField[];
  /** Null without one. */
  avatar: string | null;
  avatar_static: string | null;
  avatar_description: string;
  header: string | null;
  header_static: string | null;
  header_description: string;
  locked: boolean;
  bot: boolean;
  hide_collections: boolean;
  discoverable: boolean;
  indexable: boolean;
  show_media: boolean;
  show_media_replies: boolean;
  show_featured: boolean;
  attribution_domains: [];
  featured_tags: [];
}

/** The links and texts of a profile as they are. */
export function fieldsOf(fields: readonly ProfileFieldView[]): AccountField[] {
  return fields.map(({ name, value, verifiedAt }) => ({
    name,
    value,
    verified_at: verifiedAt?.toISOString() ?? null,
  }));
}

export function profileOf(user: UserView, fields: readonly ProfileFieldView[], site: SiteAddresses): Profile {
  const avatar = user.imageUrl === null ? null : site.full(user.imageUrl);
  const header = user.bannerUrl === null ? null : site.full(user.bannerUrl);
  return {
    id: user.id,
    display_name: user.displayName,
    note: user.bio,
    fields: fieldsOf(fields),
    ...{ avatar, avatar_static: avatar, avatar_description: '' },
    ...{ header, header_static: header, header_description: '' },
    locked: user.approvesFollowers,
    bot: false,
    hide_collections: false,
    discoverable: !user.requiresLogin,
    indexable: !user.requiresLogin,
    ...{ show_media: true, show_media_replies: true, show_featured: true },
    attribution_domains: [],
    featured_tags: [],
  };
}
