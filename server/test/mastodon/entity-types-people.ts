import type { mastodon } from 'masto';
import type { CredentialAccount } from '../../src/mastodon/entities/own-account.js';
import type { Filter, FilterKeyword, FilterV1 } from '../../src/mastodon/entities/filter.js';
import type { List } from '../../src/mastodon/entities/list.js';
import type { Profile } from '../../src/mastodon/entities/profile.js';
import type { Relationship } from '../../src/mastodon/entities/relationship.js';
import type { Report } from '../../src/mastodon/entities/report.js';
import type { Tag } from '../../src/mastodon/entities/tag.js';
import type { Camelized } from './support/camelized.js';

/*
 * Our entities have every field that the types of masto ask for: what is missing, or of another type, doesn't compile. Nothing of
 * this runs.
 */

/** Fails to compile unless `Ours` is assignable to `Theirs`. */
type Fits<Theirs, Ours extends Theirs> = Ours;

export type Checked = [
  Fits<mastodon.v1.Relationship, Camelized<Relationship>>,
  Fits<mastodon.v1.List, Camelized<List>>,
  Fits<mastodon.v2.Filter, Camelized<Filter>>,
  Fits<mastodon.v1.FilterKeyword, Camelized<FilterKeyword>>,
  Fits<mastodon.v1.Filter, Camelized<FilterV1>>,
  // Accounts are checked by themselves.
  Fits<Omit<mastodon.v1.Report, 'targetAccount'>, Omit<Camelized<Report>, 'targetAccount'>>,
  Fits<mastodon.v1.Tag, Camelized<Tag>>,
  Fits<mastodon.v1.Profile, Camelized<Profile>>,
  // Mastodon answers the role beside the source, not within.
  Fits<Omit<mastodon.v1.AccountSource, 'role'>, Camelized<CredentialAccount['source']>>,
];
