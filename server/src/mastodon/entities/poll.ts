import type { PollView } from '#posts/read/poll.view.js';

/** https://docs.joinmastodon.org/entities/Poll/ */
export interface Poll {
  /** That of its status. */
  id: string;
  expires_at: string;
  expired: boolean;
  multiple: boolean;
  votes_count: number;
  voters_count: number;
  /** True of its author, too, who can not vote. */
  voted: boolean;
  own_votes: number[];
  /** `votes_count` is null while the poll hides that. */
  options: { title: string; votes_count: number | null }[];
  emojis: [];
}

/** @param isOwn whether the viewer wrote it */
export function pollOf(poll: PollView, isOwn: boolean): Poll {
  return {
    id: poll.id,
    expires_at: poll.endsAt.toISOString(),
    expired: poll.hasEnded,
    multiple: poll.isMultiple,
    votes_count: poll.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0),
    voters_count: poll.voterCount,
    voted: isOwn || poll.viewerHasVoted,
    own_votes: poll.viewerChoices,
    options: poll.options.map(({ text, votes }) => ({ title: text, votes_count: votes })),
    emojis: [],
  };
}
