import { EventOf } from '#kernel/events/domain-event.js';

/** Someone voted, or a vote was taken out with its voter's account. Who it was is told to no one. */
export class PollVotesChanged extends EventOf('poll.votes-changed') {
  constructor(readonly postId: string) {
    super();
  }
}

/** A poll is over. Stored once for each poll. */
export class PollEnded extends EventOf('poll.ended') {
  constructor(readonly postId: string) {
    super();
  }
}
