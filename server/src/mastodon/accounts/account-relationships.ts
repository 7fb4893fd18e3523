import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowsService } from '#people/follows/follows.service.js';
import { MUTE_SCOPES, type MuteScopeName } from '#people/ties/mute-scopes.js';
import { type RelatedUserView, RelatedUserViews } from '#people/relationships/related-user.view.js';
import { type MuteDraft, RelationshipsService } from '#people/relationships/relationships.service.js';
import { hidesOnlyRequacks, isMuted, type Relationship, relationshipOf } from '../entities/relationship.js';
import { NotOffered } from '../request/request.errors.js';

const ALL_SCOPES = Object.keys(MUTE_SCOPES) as MuteScopeName[];
/** What Mastodon's mute leaves alone unless it covers notifications. */
const TOLD_BY_NOTIFICATIONS: readonly MuteScopeName[] = ['NOTIFICATIONS', 'WHISPERS'];

export interface AskedMute {
  /** Whether it covers notifications; a new mute does by default. */
  notifications?: boolean | undefined;
  /** Seconds; 0 for a mute without an end, which a new one has by default. */
  duration?: number | undefined;
}

/** What one decides about a person, as Mastodon names it: mutes have scopes here, and notes belong to mutes. */
@Injectable()
export class AccountRelationships {
  constructor(
    private readonly views: RelatedUserViews,
    private readonly relationships: RelationshipsService,
    private readonly follows: FollowsService,
  ) {}

  /** In the order of `ids`; unknown ones are absent. */
  async of(ids: readonly string[], viewer: SignedInViewer): Promise<Relationship[]> {
    return (await this.views.inOrder(ids, viewer)).map(relationshipOf);
  }

  /** @throws UserNotFound */
  async one(id: string, viewer: SignedInViewer): Promise<Relationship> {
    return relationshipOf(await this.find(id, viewer));
  }

  /** Mutes as Mastodon does; a present mute changes in what is named. @throws UserNotFound, CannotMuteSelf, InvalidMuteEnd, TooManyRelationships */
  async mute(viewer: SignedInViewer, id: string, { notifications, duration }: AskedMute): Promise<void> {
    const user = await this.find(id, viewer);
    const present = isMuted(user) ? user.viewerRelationship!.muted : ALL_SCOPES;
    const others = withoutTold(present);
    const loud = [...others, ...TOLD_BY_NOTIFICATIONS];
    // A mute of notifications alone becomes one of everything else.
    const silent = others.length > 0 ? others : withoutTold(ALL_SCOPES);
    await this.muteAnew(viewer, user, {
      scopes: notifications === undefined ? present : notifications ? loud : silent,
      ...(!isMuted(user) && { until: null }),
      ...(duration !== undefined && { until: endIn(duration) }),
    });
  }

  /** Whether what a followed person requacks is at home. Of a person who is muted at home, it changes nothing. */
  async showRequacks(viewer: SignedInViewer, id: string, shows: boolean): Promise<void> {
    const user = await this.find(id, viewer);
    const scopes = user.viewerRelationship?.muted ?? [];
    if (shows && hidesOnlyRequacks(user))
      await this.muteAnew(viewer, user, { scopes: scopes.filter((scope) => scope !== 'HOME_REQUACKS') });
    if (!shows && !scopes.includes('HOME_REQUACKS'))
      await this.muteAnew(viewer, user, { scopes: [...scopes, 'HOME_REQUACKS'] });
  }

  /**
   * Whether one is notified of what a followed person posts. Mastodon has no replies among that; who chose them elsewhere keeps them.
   * @throws UserNotFound, NotFollowing
   */
  async notify(viewer: SignedInViewer, id: string, isWanted: boolean): Promise<void> {
    const { viewerPostNotifications: chosen } = await this.find(id, viewer);
    if (isWanted !== (chosen !== 'OFF'))
      await this.follows.choosePostNotifications(viewer, id, isWanted ? 'ORIGINALS' : 'OFF');
  }

  /** @throws UserNotFound, InvalidMuteNote, NotOffered for a note about a person who isn't muted */
  async note(viewer: SignedInViewer, id: string, note: string): Promise<void> {
    const user = await this.find(id, viewer);
    if (isMuted(user) || hidesOnlyRequacks(user))
      await this.muteAnew(viewer, user, { scopes: user.viewerRelationship!.muted, note });
    else if (note.trim() !== '')
      throw new NotOffered('comment', 'You can add a note only to a person whom you have muted.');
  }

  private async find(id: string, viewer: SignedInViewer): Promise<RelatedUserView> {
    const [user] = await this.views.inOrder([id], viewer);
    if (!user) throw new UserNotFound();
    return user;
  }

  /** What isn't named stays as it is: a present end may be near. */
  private async muteAnew(viewer: SignedInViewer, user: RelatedUserView, change: MuteDraft): Promise<void> {
    const { mutedUntil: until = null, note = null } = user.viewerRelationship ?? {};
    await this.relationships.mute(viewer, user.id, { until, note, mayBeShort: true, ...change });
  }
}

const withoutTold = (scopes: readonly MuteScopeName[]) =>
  scopes.filter((scope) => !TOLD_BY_NOTIFICATIONS.includes(scope));
const endIn = (seconds: number): Date | null => (seconds === 0 ? null : new Date(Date.now() + seconds * 1_000));
