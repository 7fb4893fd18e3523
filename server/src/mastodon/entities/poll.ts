import type { PollView } from '#posts/polls/poll.view.js';

/** https://docs.joinmastodon.org/entities/Poll/ */
export interface Poll {
  /** That of its status. */
  id: string;
  expires_at: string;
  expired: boolean;
  multiple: boolean;
  votes_count: number;
  voters_count: number;
  voted: boolean;
  own_votes: number[];
  /** `votes_count` is null while the poll hides that. */
  options: { title: string; votes_count: number | null }[];
  emojis: [];
}

export function pollOf(poll: PollView): Poll {
  return {
    id: poll.id,
    expires_at: poll.endsAt.toISOString(),
    expired: poll.hasEnded,
    multiple: poll.isMultiple,
    votes_count: poll.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0),
    voters_count: poll.voterCount,
    voted: poll.viewerHasVoted,
    own_votes: poll.viewerChoices,
    options: poll.options.map(({ text, votes }) => ({ title: text, votes_count: votes })),
    emojis: [],
  };
}
