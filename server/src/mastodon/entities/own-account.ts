import { Injectable } from '@nestjs/common';
import { type PreferencesView, ViewerViews } from '#identity/viewer/viewer.view.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type OwnProfileView, OwnProfileViews } from '#people/profiles/own-profile.view.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { type Account, type AccountField, AccountSerializer } from './account.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { fieldsOf, type Profile, profileOf } from './profile.js';
import { POLICY_OF_RULE, type QuotePolicy } from './quote-policy.js';
import { type StatusVisibility, VISIBILITY_WORDS } from './status.js';

/** https://docs.joinmastodon.org/entities/Role/; no app administrates, so that no one has permissions. */
export interface Role {
  id: string;
  name: string;
  color: string;
  permissions: string;
  highlighted: boolean;
}

/** https://docs.joinmastodon.org/entities/Account/#CredentialAccount */
export interface CredentialAccount extends Account {
  source: {
    /** As typed. */
    note: string;
    fields: AccountField[];
    privacy: StatusVisibility;
    sensitive: boolean;
    language: string | null;
    follow_requests_count: number;
    hide_collections: boolean;
    discoverable: boolean;
    indexable: boolean;
    quote_policy: QuotePolicy;
    attribution_domains: [];
  };
  role: Role;
}

/** The account of the viewer, with what only they see of it. */
@Injectable()
export class OwnAccountSerializer {
  constructor(
    private readonly users: UserViews,
    private readonly viewers: ViewerViews,
    private readonly profiles: OwnProfileViews,
    private readonly accounts: AccountSerializer,
    private readonly site: SiteAddresses,
  ) {}

  /** @throws NotSignedIn if the account has ended in the meantime */
  async of(viewer: SignedInViewer): Promise<CredentialAccount> {
    const [user, own, profile] = await Promise.all([
      this.users.byId(viewer.id, viewer),
      this.viewers.byId(viewer.id),
      this.profiles.of(viewer.id),
    ]);
    if (!user || !own) throw new NotSignedIn();
    return { ...this.accounts.of(user), source: sourceOf(user, own.preferences, profile), role: NO_ROLE };
  }

  /** The same for editing. @throws NotSignedIn if the account has ended in the meantime */
  async profileOf(viewer: SignedInViewer): Promise<Profile> {
    const [user, { fields }] = await Promise.all([this.users.byId(viewer.id, viewer), this.profiles.of(viewer.id)]);
    if (!user) throw new NotSignedIn();
    return profileOf(user, fields, this.site);
  }
}

const NO_ROLE: Role = { id: '-99', name: '', color: '', permissions: '0', highlighted: false };

function sourceOf(
  user: UserView,
  preferences: PreferencesView,
  { followRequestCount, fields }: OwnProfileView,
): CredentialAccount['source'] {
  return {
    note: user.bio,
    fields: fieldsOf(fields),
    privacy: VISIBILITY_WORDS[preferences.defaultVisibility],
    sensitive: false,
    language: preferences.language,
    follow_requests_count: followRequestCount,
    hide_collections: false,
    discoverable: !user.requiresLogin,
    indexable: !user.requiresLogin,
    quote_policy: POLICY_OF_RULE[preferences.defaultQuoteRule],
    attribution_domains: [],
  };
}
