import { EventOf } from '#kernel/events/domain-event.js';

/** The owner's block or mute of the other began, ended or changed. */
export class RelationshipChanged extends EventOf('relationship.changed') {
  constructor(
    readonly ownerId: string,
    readonly otherId: string,
  ) {
    super();
  }
}

/** The owner blocked the other, and asked to hide the other's replies to what the owner wrote. */
export class RepliesUnwanted extends EventOf('relationship.replies-unwanted') {
  constructor(
    readonly ownerId: string,
    readonly otherId: string,
  ) {
    super();
  }
}
