import { Suspense } from 'react';
import type { Poll_PollFragment } from './Poll.generated';
import { Poll } from './Poll';

/** The poll of a post. The space is reserved before the code loads, as its rows will need it (poll-styles.ts). */
interface PostPollProps {
  poll: Poll_PollFragment | null | undefined;
  /** Of the answers, as a tag of BCP 47; null or absent if it isn't said. */
  language?: string | null | undefined;
}

export const PostPoll = ({ poll, language }: PostPollProps) =>
  poll && (
    <div style={{ minHeight: `${poll.options.length * 3.125 + (poll.viewerCanVote ? 5.125 : 2)}rem` }}>
      <Suspense>
        <Poll poll={poll} language={language} />
      </Suspense>
    </div>
  );
