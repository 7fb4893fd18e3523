import { Injectable } from '@nestjs/common';
import { FollowsService } from '#people/follows/follows.service.js';
import { ListsService } from '#people/lists/lists.service.js';
import type { MuteScopeName } from '#people/ties/mute-scopes.js';
import { RelationshipsService } from '#people/relationships/relationships.service.js';
import type { ImportKind } from './data-import.entity.js';

/** What importing one kind of list does. */
export interface ImportAct {
  /** The heading of the column with what a row says besides whom, in lower case; null where nothing is read. */
  readonly detailHeading: string | null;
  /** The detail comes before the address and says with it what a row is about: the same account may be in several rows. */
  readonly isByDetail?: boolean;
  add(viewer: { id: string }, userId: string, detail: string | null): Promise<unknown>;
  remove(viewer: { id: string }, userId: string): Promise<unknown>;
}

/** A mute in one tap. */
const MUTED: readonly MuteScopeName[] = ['HOME_QUACKS', 'HOME_REQUACKS', 'LISTS', 'NOTIFICATIONS', 'SUGGESTIONS'];
const MUTED_WITH_NOTIFICATIONS = MUTED.filter((scope) => scope !== 'NOTIFICATIONS');

/** Does the rows of imports as people do it themselves, with all limits but those of how often. */
@Injectable()
export class ImportActs {
  private readonly acts: Readonly<Record<ImportKind, ImportAct>>;

  constructor(follows: FollowsService, relationships: RelationshipsService, lists: ListsService) {
    this.acts = {
      follows: {
        detailHeading: null,
        add: ({ id }, userId) => follows.followByImport(id, userId),
        remove: (viewer, userId) => follows.unfollow(viewer, userId),
      },
      blocks: {
        detailHeading: null,
        add: (viewer, userId) => relationships.block(viewer, userId),
        remove: (viewer, userId) => relationships.unblock(viewer, userId),
      },
      mutes: {
        detailHeading: 'hide notifications',
        add: (viewer, userId, detail) => {
          const scopes = detail?.toLowerCase() === 'false' ? MUTED_WITH_NOTIFICATIONS : MUTED;
          return relationships.mute(viewer, userId, { scopes });
        },
        remove: (viewer, userId) => relationships.mute(viewer, userId, { scopes: [] }),
      },
      lists: {
        detailHeading: 'list name',
        isByDetail: true,
        add: (viewer, userId, title) => lists.addByTitle(viewer, title ?? '', userId),
        // A file only adds to lists.
        remove: () => Promise.resolve(),
      },
    };
  }

  of(kind: ImportKind): ImportAct {
    return this.acts[kind];
  }
}
