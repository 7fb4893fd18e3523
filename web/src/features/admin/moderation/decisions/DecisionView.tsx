import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/I18nProvider';
import { Badge } from '../../../../ui/feedback/Badge';
import { Button } from '../../../../ui/form/Button';
import { Muted, Row } from '../../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../../ui/overlay/Dialog';
import { Time } from '../../../../ui/text/Time';
import { sheet } from '../../../../ui/theme/sheet';
import { useHolds } from '../../../session/viewer/claims';
import { useViewer } from '../../../session/viewer/viewer';
import { useModerationMessages } from '../messages';
import { mayTake } from './decision-draft';
import type { ModerationDecision_DecisionFragment } from './Decisions.generated';
import { useUndo } from './useUndo';

interface DecisionViewProps {
  decision: ModerationDecision_DecisionFragment;
  /** It can be undone here. */
  canUndo?: boolean;
  onUndone?: () => void;
}

/** A decision with its grounds, its facts and what became of it. */
export function DecisionView({ decision, canUndo = false, onUndone }: DecisionViewProps) {
  const w = useModerationMessages();
  const formats = useFormats();
  const viewer = useViewer();
  const mayUndo = useHolds('reports.decide') && mayTake(viewer, decision.outcome) && decision.overruledAt === null;
  const { outcome, rule, law, facts, posts, until, decidedBy, appeal } = decision;
  return (
    <article className={styles.root}>
      <Row gap={2} wrap>
        <Badge tone={outcome === 'NO_VIOLATION' ? 'brand' : 'danger'}>{w(`outcome${outcome}`)}</Badge>
        {decision.overruledAt !== null && <Badge>{w('wasUndone')}</Badge>}
        {appeal && <Badge tone="accent">{w('appealed', { state: w(appeal.state) })}</Badge>}
        {!decision.isByNotice && <Badge>{w('withoutReport')}</Badge>}
      </Row>
      <Muted>
        <bdi>
          {decision.isByMachine
            ? w('decidedByMachine')
            : decidedBy
              ? w('decidedBy', { name: decidedBy.displayName })
              : w('decidedByFormer')}
        </bdi>{' '}
        ·{' '}
        <bdi>
          <Time at={decision.createdAt} />
        </bdi>
        {until !== null && <> · {w('frozenUntil', { date: formats.moment(new Date(until)) })}</>}
      </Muted>
      {(rule ?? law) !== null && (
        <p dir="auto" className={styles.words}>
          {rule?.text ?? law}
        </p>
      )}
      {facts !== '' && (
        <p dir="auto" className={styles.words}>
          {facts}
        </p>
      )}
      {posts.length > 0 && (
        <div>
          <Muted>{w(outcome === 'LABEL' ? 'labeled' : 'removed')}</Muted>
          <ul className={styles.posts}>
            {posts.map(({ id, content }) => (
              <li key={id} dir="auto" className={styles.words}>
                {content || w('noText')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {canUndo && mayUndo && <UndoButton decisionId={decision.id} onUndone={onUndone} />}
    </article>
  );
}

function UndoButton({ decisionId, onUndone }: { decisionId: string; onUndone: (() => void) | undefined }) {
  const w = useModerationMessages();
  const undo = useUndo();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    if (await undo(decisionId)) onUndone?.();
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button size="sm" variant="outline" icon={RotateCcw} className={styles.undo} onClick={() => setAsking(true)}>
        {w('undo')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={w('undoTitle')}
        text={w('undoText')}
        confirmLabel={w('undo')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '2', paddingBlock: '2' },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  posts: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '3',
    borderInlineStartWidth: '3px',
    borderColor: 'border.control',
  },
  undo: { alignSelf: 'start' },
});
