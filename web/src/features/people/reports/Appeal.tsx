import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { AppealForm } from './AppealForm';
import { useCaseMessages } from './case-messages';
import { caseStyles } from './case-styles';
import type { Appeal_AppealFragment } from './Reports.generated';

interface AppealProps {
  /** What holds the appeal: a report or a decision. */
  of: { __typename: 'Report' | 'Decision'; id: string };
  /** Its name, for those who hear the button alone. */
  what: string;
  decisionId: string;
  appeal: Appeal_AppealFragment | null;
  /** It can be appealed now, unless that was done. */
  isOffered: boolean;
  /** The last day, where the viewer has to be told. */
  until?: string;
}

/** The viewer's appeal with its answer, or the way to make one. */
export function Appeal({ of, what, decisionId, appeal, isOffered, until }: AppealProps) {
  const w = useCaseMessages();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const isSent = isOpen && appeal !== null;
  // The form that had the focus is gone.
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);
  if (appeal) {
    const { state, text, reasons } = appeal;
    return (
      <div className={styles.appeal}>
        <p ref={answer} tabIndex={-1} className={styles.answer}>
          {w(`appeal${state}`)}
        </p>
        {reasons && (
          <p dir="auto" className={caseStyles.text}>
            {reasons}
          </p>
        )}
        <details>
          <summary className={styles.summary}>{w('appealOwn')}</summary>
          <p dir="auto" className={caseStyles.text}>
            {text}
          </p>
        </details>
      </div>
    );
  }
  if (!isOffered) return null;
  return (
    <div className={styles.appeal}>
      {until && <Muted>{w('appealUntil', { day: until })}</Muted>}
      {!isOpen && (
        <Button
          variant="outline"
          size="sm"
          className={styles.button}
          aria-label={w('appealOf', { what })}
          onClick={() => setOpen(true)}
        >
          {w('appeal')}
        </Button>
      )}
      {isOpen && <AppealForm of={of} decisionId={decisionId} onClose={() => setOpen(false)} />}
    </div>
  );
}

const styles = sheet({
  appeal: { display: 'flex', flexDirection: 'column', gap: '2', paddingBlockStart: '1' },
  answer: { _focus: { outline: 'none' } },
  button: { alignSelf: 'start' },
  summary: { cursor: 'pointer', fontSize: 'sm', color: 'fg.muted', width: 'fit-content' },
});
