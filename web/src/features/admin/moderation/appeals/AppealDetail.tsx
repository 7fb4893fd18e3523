import { useRef } from 'react';
import { Alert } from '../../../../ui/feedback/Alert';
import { Badge } from '../../../../ui/feedback/Badge';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { Time } from '../../../../ui/text/Time';
import { useShortcut } from '../../../session/shortcuts/useShortcut';
import { useViewer } from '../../../session/viewer/viewer';
import { DecisionView } from '../decisions/DecisionView';
import { inboxStyles as styles } from '../inbox-styles';
import { type Answer, AnswerForm } from './AnswerForm';
import { type Appeal, isByTarget } from './appeal';
import { useAppealMessages } from './messages';

interface AppealDetailProps {
  appeal: Appeal;
  draft: Answer | undefined;
  onDraft: (answer: Answer) => void;
  onAnswered: () => void;
  onReload: () => void;
}

/** An appeal: who appeals and why, the decision, and the answer. */
export function AppealDetail({ appeal, draft, onDraft, onAnswered, onReload }: AppealDetailProps) {
  const w = useAppealMessages();
  const viewer = useViewer();
  const root = useRef<HTMLDivElement>(null);
  const { by, decision, state } = appeal;
  const isOwn = decision?.decidedBy != null && decision.decidedBy.id === viewer?.id;

  useShortcut('d', () => {
    const form = root.current?.querySelector('form');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  });

  return (
    <div ref={root}>
      <Stack gap={6}>
        <header>
          <h2 dir="auto" className={styles.heading}>
            {w('appealOf', { name: by?.displayName ?? w('former') })}
          </h2>
          <Muted>
            {by && <bdi dir="ltr">@{by.handle}</bdi>} · <Time at={appeal.createdAt} />
            {decision?.person && <> · {w(isByTarget(appeal) ? 'byTarget' : 'byReporter')}</>}
          </Muted>
        </header>
        <section aria-label={w('text')}>
          <h3 className={styles.section}>{w('text')}</h3>
          <p dir="auto" className={styles.words}>
            {appeal.text}
          </p>
        </section>
        <section aria-label={w('decision')}>
          <h3 className={styles.section}>{w('decision')}</h3>
          {decision?.person && !isByTarget(appeal) && <p>{w('about', { name: decision.person.displayName })}</p>}
          {decision ? <DecisionView decision={decision} /> : <Muted>{w('decisionGone')}</Muted>}
        </section>
        <section aria-label={w('answer')}>
          <h3 className={styles.section}>{w('answer')}</h3>
          {state === 'OPEN' ? (
            <Stack gap={3}>
              {isOwn && <Alert tone="info">{w('ownDecision')}</Alert>}
              <AnswerForm appeal={appeal} draft={draft} onDraft={onDraft} onAnswered={onAnswered} onReload={onReload} />
            </Stack>
          ) : (
            <Stack gap={2}>
              <Row gap={2} wrap>
                <Badge tone={state === 'GRANTED' ? 'brand' : 'danger'}>{w(`state${state}`)}</Badge>
                {appeal.decidedAt !== null && (
                  <Muted>
                    <Time at={appeal.decidedAt} />
                  </Muted>
                )}
              </Row>
              <p dir="auto" className={styles.words}>
                {appeal.reasons}
              </p>
            </Stack>
          )}
        </section>
      </Stack>
    </div>
  );
}
