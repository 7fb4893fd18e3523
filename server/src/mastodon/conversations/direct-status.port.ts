import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { Status } from '../entities/status.js';

/** What a client sends as a status with `visibility: direct`. */
export interface DirectStatusDraft {
  /** As typed, with the mentions that it begins with. */
  readonly text: string;
  /** The id of any status, or null. */
  readonly inReplyToId: string | null;
  /** Whether it has anything besides words: media, a poll, a warning, a quote. */
  readonly hasMore: boolean;
}

/** A deleted status with its text as typed, so that it can be written again. */
export type DeletedStatus = Status & { text: string };

/** Statuses around a direct one, oldest first. */
export interface DirectStatusContext {
  readonly ancestors: Status[];
  readonly descendants: Status[];
}

/** Direct statuses are whispers: the routes of statuses hand them over by this. */
export abstract class DirectStatuses {
  /** Sends a whisper, once per idempotency key of the request. @throws NotOffered if it has more than words, or names no one */
  abstract send(ctx: RequestContext, viewer: SignedInViewer, draft: DirectStatusDraft): Promise<Status>;

  /**
   * Deletes a whisper of the viewer for everyone.
   * @returns what it was, with its text as typed; null unless the viewer takes part and wrote it
   */
  abstract remove(viewer: SignedInViewer, id: string): Promise<DeletedStatus | null>;

  /** The whisper with this id as a status; null unless the viewer takes part in its conversation. */
  abstract statusOf(ctx: RequestContext, id: string): Promise<Status | null>;

  /** The other whispers of its conversation; null unless the viewer takes part. */
  abstract contextOf(ctx: RequestContext, id: string): Promise<DirectStatusContext | null>;
}
