import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { postPath } from '@mallard/rules/page-paths';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { PRIVATE_FILE } from '#kernel/storage/private-files.js';
import { Storage } from '#kernel/storage/storage.js';
import { csvLine } from '#kernel/text/csv.js';
import { keyOf, type MediaFormat } from '#media/files/media-keys.js';
import {
  policyFrom,
  POLICY_OF,
  type StoredPolicy,
} from '#people/notification-policies/notification-policies.service.js';
import { contextsOf } from '#posts/filters/filter-contexts.js';
import type { FilterRow } from '#posts/filters/filter.view.js';
import { FILTERS_OF } from '#posts/filters/filter-statements.js';
import { activityOf, AS2, type ExportedPost, mediaPath } from './activity.js';
import {
  ACCEPTED,
  BLOCKED,
  COUNT_POSTS,
  FEATURED,
  FOLLOWED_HASHTAGS,
  FOLLOWING,
  LISTED_PEOPLE,
  LISTS,
  MEDIA,
  MUTED,
  PINS,
  POSTS,
  PROFILE,
  UNPUBLISHED,
  VOTES,
  WHISPERS,
} from './export-statements.js';
import { all, jsonArray, PAGE } from './paged-rows.js';
import { unpublishedOf, type UnpublishedRow } from './unpublished.js';

interface ProfileRow {
  handle: string;
  display_name: string;
  bio: string;
  location: string | null;
  website: string | null;
  email: string;
  language: string;
  image_url: string | null;
  banner_url: string | null;
  created_at: Date;
  links: { label: string; url: string; verifiedAt: string | null }[];
  texts: { name: string; value: string }[];
}

interface PersonRow {
  id: string;
  handle: string;
}

interface FollowedRow extends PersonRow {
  is_notified: boolean;
}

interface MutedRow extends PersonRow {
  hides_notifications: boolean;
}

interface ListedRow extends PersonRow {
  title: string;
}

interface ListRow {
  title: string;
  is_exclusive: boolean;
  replies: string;
  hashtags: string[];
  phrases: string[];
}

interface MediaRow {
  id: string;
  format: MediaFormat;
}

interface PinnedRow {
  id: string;
  post_id: string;
  handle: string;
  note: string | null;
  folder: string | null;
  created_at: Date;
}

interface VoteRow {
  id: string;
  handle: string;
  created_at: Date;
  choices: string[];
}

interface WhisperRow {
  id: string;
  content: string;
  created_at: Date;
  others: string[];
}

/** Writes the zip file with the data of a person. Memory is bounded: rows are read in pages, and files streamed. */
@Injectable()
export class ExportArchive {
  private readonly site: string;
  private readonly host: string;

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.site = settings.PUBLIC_URL;
    this.host = new URL(settings.PUBLIC_URL).host;
  }

  /** @throws StorageUnavailable, or what else keeps the file from being complete */
  async write(userId: string, path: string): Promise<void> {
    const [profile] = await this.database.backgroundRows<ProfileRow>(PROFILE, [userId]);
    if (!profile) throw new Error('The person of an export is gone.');
    const zip = new ZipFile();
    const failed = new Promise<never>((_, reject) => zip.on('error', reject));
    // Whichever of the two below fails first is thrown.
    failed.catch(() => undefined);

    add(zip, 'profile.json', [JSON.stringify(this.profileOf(profile), null, 2)]);
    add(zip, 'outbox.json', this.outbox(userId, profile.handle));
    add(zip, 'featured.json', this.featured(userId));
    add(zip, 'following_accounts.csv', this.following(userId));
    add(zip, 'blocked_accounts.csv', this.blocked(userId));
    add(zip, 'muted_accounts.csv', this.muted(userId));
    add(zip, 'filters.json', this.filters(userId));
    add(zip, 'notification_policy.json', this.policy(userId));
    add(zip, 'lists.csv', this.listed(userId));
    add(zip, 'lists.json', this.lists(userId));
    add(zip, 'whispers.json', this.whispers(userId));
    add(zip, 'pins.json', this.pins(userId));
    add(zip, 'poll_votes.json', this.votes(userId));
    add(zip, 'drafts.json', this.unpublished(userId));
    const media = (after: string) => this.database.backgroundRows<MediaRow>(MEDIA, [userId, after, PAGE]);
    for await (const file of all(media)) this.addMedia(zip, file);
    zip.end();

    const output = zip.outputStream as Readable;
    try {
      await Promise.race([failed, pipeline(output, createWriteStream(path, { mode: PRIVATE_FILE }))]);
    } catch (error) {
      output.destroy();
      throw error;
    }
  }

  /** Pictures and videos don't get smaller. They are opened one after another. */
  private addMedia(zip: ZipFile, file: MediaRow): void {
    zip.addReadStreamLazy(mediaPath(file), { compress: false }, (done) => {
      this.storage.read(keyOf({ ...file, size: 'full' })).then(
        // What was deleted since it was listed is left empty.
        (content) => done(null, content ?? Readable.from([])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }

  private profileOf({ handle, display_name, image_url, banner_url, created_at, ...row }: ProfileRow): object {
    return {
      ...{ handle, address: this.addressOf(handle), displayName: display_name, ...row },
      ...{ imageUrl: image_url, bannerUrl: banner_url, createdAt: created_at.toISOString() },
    };
  }

  private async *outbox(userId: string, handle: string): AsyncGenerator<string> {
    const [count] = await this.database.backgroundRows<{ n: number }>(COUNT_POSTS, [userId]);
    const head = { '@context': AS2, id: 'outbox.json', type: 'OrderedCollection', totalItems: count?.n ?? 0 };
    yield `${JSON.stringify(head).slice(0, -1)},"orderedItems":[`;
    let separator = '\n';
    const posts = (after: string) => this.database.backgroundRows<ExportedPost>(POSTS, [userId, after, PAGE]);
    for await (const post of all(posts)) {
      yield separator + JSON.stringify(activityOf(this.site, handle, post));
      separator = ',\n';
    }
    yield '\n]}\n';
  }

  /** At most 100. */
  private async *filters(userId: string): AsyncGenerator<string> {
    const filters = await this.database.backgroundRows<FilterRow>(FILTERS_OF, [userId]);
    const rows = filters.map(({ title, action, contexts, terms, ends_at: endsAt, except_following, created_at }) => ({
      ...{ title, action, contexts: contextsOf(contexts), endsAt, exceptFollowing: except_following },
      terms: terms.map(({ kind, term, isWhole }) => ({ kind, term, isWhole })),
      createdAt: created_at,
    }));
    yield JSON.stringify(rows, null, 2);
  }

  /** Who reaches the person, and whom they accepted besides. */
  private async *policy(userId: string): AsyncGenerator<string> {
    const [stored] = await this.database.backgroundRows<StoredPolicy>(POLICY_OF, [userId]);
    yield `{"policy":${JSON.stringify(policyFrom(stored))},"accepted":[`;
    let separator = '';
    const people = (after: string) => this.database.backgroundRows<PersonRow>(ACCEPTED, [userId, after, PAGE]);
    for await (const { handle } of all(people)) {
      yield separator + JSON.stringify(this.addressOf(handle));
      separator = ',';
    }
    yield ']}\n';
  }

  private async *following(userId: string): AsyncGenerator<string> {
    yield csvLine(['Account address', 'Show boosts', 'Notify on new posts', 'Languages']);
    const people = (after: string) => this.database.backgroundRows<FollowedRow>(FOLLOWING, [userId, after, PAGE]);
    for await (const { handle, is_notified } of all(people)) {
      yield csvLine([this.addressOf(handle), true, is_notified, '']);
    }
  }

  /** Mastodon's file has no heading. */
  private async *blocked(userId: string): AsyncGenerator<string> {
    const people = (after: string) => this.database.backgroundRows<PersonRow>(BLOCKED, [userId, after, PAGE]);
    for await (const { handle } of all(people)) yield csvLine([this.addressOf(handle)]);
  }

  private async *muted(userId: string): AsyncGenerator<string> {
    yield csvLine(['Account address', 'Hide notifications']);
    const people = (after: string) => this.database.backgroundRows<MutedRow>(MUTED, [userId, after, PAGE]);
    for await (const { handle, hides_notifications } of all(people)) {
      yield csvLine([this.addressOf(handle), hides_notifications]);
    }
  }

  private async *featured(userId: string): AsyncGenerator<string> {
    const posts = await this.database.backgroundRows<{ id: string }>(FEATURED, [userId]);
    const orderedItems = posts.map(({ id }) => this.site + postPath(id));
    const totalItems = orderedItems.length;
    yield JSON.stringify({ '@context': AS2, id: 'featured.json', type: 'OrderedCollection', totalItems, orderedItems });
  }

  /** Mastodon's file has no heading, and only the people of lists. */
  private async *listed(userId: string): AsyncGenerator<string> {
    const people = (after: string) => this.database.backgroundRows<ListedRow>(LISTED_PEOPLE, [userId, after, PAGE]);
    for await (const { title, handle } of all(people)) yield csvLine([title, this.addressOf(handle)]);
  }

  private async *lists(userId: string): AsyncGenerator<string> {
    const lists = await this.database.backgroundRows<ListRow>(LISTS, [userId]);
    const followed = await this.database.backgroundRows<{ name: string }>(FOLLOWED_HASHTAGS, [userId]);
    yield JSON.stringify(
      {
        lists: lists.map(({ title, is_exclusive, replies, hashtags, phrases }) => ({
          ...{ title, isExclusive: is_exclusive, replies: replies.toUpperCase(), hashtags, phrases },
        })),
        followedHashtags: followed.map(({ name }) => name),
      },
      null,
      2,
    );
  }

  private whispers(userId: string): AsyncGenerator<string> {
    const whispers = (after: string) => this.database.backgroundRows<WhisperRow>(WHISPERS, [userId, after, PAGE]);
    return jsonArray(all(whispers), ({ id, content, created_at, others }) => {
      const to = others.map((handle) => this.addressOf(handle));
      return { id, to, content, createdAt: created_at.toISOString() };
    });
  }

  private pins(userId: string): AsyncGenerator<string> {
    const pins = (after: string) => this.database.backgroundRows<PinnedRow>(PINS, [userId, after, PAGE]);
    return jsonArray(all(pins), ({ post_id, handle, note, folder, created_at }) => {
      const pin = { quack: this.site + postPath(post_id), author: this.addressOf(handle), note, folder };
      return { ...pin, pinnedAt: created_at.toISOString() };
    });
  }

  private votes(userId: string): AsyncGenerator<string> {
    const votes = (after: string) => this.database.backgroundRows<VoteRow>(VOTES, [userId, after, PAGE]);
    return jsonArray(all(votes), ({ id, handle, created_at, choices }) => {
      const vote = { quack: this.site + postPath(id), author: this.addressOf(handle), choices };
      return { ...vote, votedAt: created_at.toISOString() };
    });
  }

  private unpublished(userId: string): AsyncGenerator<string> {
    const rows = (after: string) => this.database.backgroundRows<UnpublishedRow>(UNPUBLISHED, [userId, after, PAGE]);
    return jsonArray(all(rows), unpublishedOf);
  }

  private addressOf(handle: string): string {
    return `${handle}@${this.host}`;
  }
}

/** A text file of the archive, written when its turn comes. */
function add(zip: ZipFile, name: string, text: Iterable<string> | AsyncIterable<string>): void {
  zip.addReadStreamLazy(name, (done) => done(null, Readable.from(text, { objectMode: false })));
}
