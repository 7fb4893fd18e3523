import { useRef, useState } from 'react';
import { useNow } from '../../../ui/text/useNow';
import { Button } from '../../../ui/form/Button';
import { Ballot } from './Ballot';
import { usePollMessages } from './messages';
import type { Poll_PollFragment } from './Poll.generated';
import { pollStyles as styles } from './poll-styles';
import { Results } from './Results';
import { timeLeft } from './time-left';

interface PollProps {
  poll: Poll_PollFragment;
  /** Of the answers, as a tag of BCP 47; null or absent if it isn't said. */
  language?: string | null | undefined;
}

/** A poll: its answers to choose from, or once the viewer voted, can't or looks at them, its results. */
export function Poll({ poll, language }: PollProps) {
  const w = usePollMessages();
  const now = useNow();
  const results = useRef<HTMLUListElement>(null);
  const [looks, setLooks] = useState(false);
  const left = timeLeft(new Date(poll.endsAt), now);
  const isOver = poll.hasEnded || left === null;
  const isHidden = !poll.hasEnded && poll.options.some(({ votes }) => votes === null);
  const isBallot = poll.viewerCanVote && !isOver && !looks;
  const parts = [
    w('voters', { count: poll.voterCount }),
    poll.hasEnded ? w('final') : left === null ? w('ending') : w(left.unit, { count: left.count }),
    ...(isHidden ? [w('hiddenUntilEnd')] : []),
  ];
  return (
    <>
      {isBallot ? (
        <Ballot
          poll={poll}
          language={language}
          onLook={isHidden ? undefined : () => setLooks(true)}
          // What was pressed is gone by then.
          onVoted={() => requestAnimationFrame(() => results.current?.focus())}
        />
      ) : (
        <Results poll={poll} language={language} isHidden={isHidden} ref={results} />
      )}
      {poll.viewerCanVote && !isOver && looks && (
        <div className={styles.buttons}>
          <Button variant="outline" size="sm" onClick={() => setLooks(false)}>
            {w('back')}
          </Button>
        </div>
      )}
      <p className={styles.foot}>{parts.join(' · ')}</p>
    </>
  );
}
