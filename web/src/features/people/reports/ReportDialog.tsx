import { graphemeCount } from '@mallard/rules/text-length';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { CategoryStep } from './CategoryStep';
import { CommentStep } from './CommentStep';
import { Emergency } from './Emergency';
import { useReportMessages } from './messages';
import { PartStep } from './PartStep';
import { Receipt } from './Receipt';
import type { ReportSubject } from './report-dialog';
import { MAX_COMMENT, newDraft, type ReportDraft, type Step, stepsOf } from './report-draft';
import { type Report_ReportFragment as Report, useRulesQuery } from './Reports.generated';
import { RulesStep } from './RulesStep';
import { useReport } from './useReport';

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

/** Reports a quack, a person or whispers: what is wrong, the rules, what shows it, a comment, and the receipt. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const w = useReportMessages();
  const [receipt, setReceipt] = useState<Report | null>(null);
  if (receipt) return <Receipt report={receipt} person={subject.person} onClose={onClose} />;
  return (
    <ReportForm
      title={w(`title${subject.kind}`, { handle: subject.person.handle })}
      subject={subject}
      onSent={setReceipt}
      onClose={onClose}
    />
  );
}

interface ReportFormProps extends ReportDialogProps {
  title: string;
  onSent: (report: Report) => void;
}

function ReportForm({ title, subject, onSent, onClose }: ReportFormProps) {
  const t = useT();
  const w = useReportMessages();
  const formId = useId();
  const send = useReport(subject);
  const rules = useRulesQuery({ fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const [draft, setDraft] = useState(() => newDraft(subject));
  const [step, setStep] = useState<Step>('category');
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const guard = useLeaveGuard({ isDirty: draft.category !== null, submitting: busy });
  const heading = useFocusOn(step);
  const steps = stepsOf(subject, rules.data?.rules.length !== 0);
  const at = Math.max(steps.indexOf(step), 0);
  const isLast = at === steps.length - 1;
  const complaint = wasTried ? complaintOf(step, draft, subject) : null;
  const change = (next: Partial<ReportDraft>) => setDraft({ ...draft, ...next });
  const close = () => guard.leave(onClose);

  function go(to: Step | undefined) {
    if (!to) return;
    setWasTried(false);
    setProblem(null);
    setStep(to);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    setWasTried(true);
    if (complaintOf(step, draft, subject)) return;
    if (!isLast) return go(steps[at + 1]);
    setBusy(true);
    setProblem(null);
    try {
      onSent(await send(draft));
    } catch (error) {
      setProblem(errorMessage(error, t, w('sendFailed')));
      setBusy(false);
    }
  }

  const isSkipped = step === 'rules' && draft.ruleIds.length === 0;
  return (
    <>
      <Dialog
        open
        title={title}
        onClose={close}
        footer={
          <>
            {at > 0 ? (
              <Button variant="ghost" onClick={() => go(steps[at - 1])}>
                {w('back')}
              </Button>
            ) : (
              <Button variant="ghost" onClick={close}>
                {t('states.cancel')}
              </Button>
            )}
            <Button type="submit" form={formId} loading={busy}>
              {w(isLast ? 'send' : isSkipped ? 'skip' : 'next')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <div>
            <Muted>{w('step', { step: at + 1, count: steps.length })}</Muted>
            <h3 ref={heading} tabIndex={-1} className={styles.heading}>
              {w(step === 'part' ? `part${subject.kind}` : step)}
            </h3>
          </div>
          <FormProblem form={{ message: problem, complaintCount: 0 }} />
          {step === 'category' && (
            <CategoryStep
              category={draft.category}
              complaint={complaint && w('categoryNone')}
              onChange={(category) => change({ category })}
            />
          )}
          {step === 'category' && (
            <div className={styles.sticky}>
              <Emergency category={draft.category} />
            </div>
          )}
          {step === 'rules' && (
            <RulesStep answer={rules} chosen={draft.ruleIds} onChange={(ruleIds) => change({ ruleIds })} />
          )}
          {step === 'part' && (
            <PartStep subject={subject} draft={draft} complaint={complaint && w('whispersNone')} onChange={change} />
          )}
          {step === 'comment' && (
            <CommentStep handle={subject.person.handle} draft={draft} complaint={complaint} onChange={change} />
          )}
        </form>
      </Dialog>
      {guard.question}
    </>
  );
}

/** What keeps a step from being left: something is missing, or the comment is too long. */
export type Complaint = 'missing' | 'tooLong';

function complaintOf(step: Step, draft: ReportDraft, subject: ReportSubject): Complaint | null {
  switch (step) {
    case 'category':
      return draft.category ? null : 'missing';
    case 'rules':
      return null;
    case 'part':
      return subject.kind === 'WHISPERS' && draft.whisperIds.length === 0 ? 'missing' : null;
    case 'comment':
      if (graphemeCount(draft.comment.trim()) > MAX_COMMENT) return 'tooLong';
      return draft.category === 'OTHER' && draft.comment.trim() === '' ? 'missing' : null;
  }
}

/** Each step after the first begins at its heading, which screen readers then read. */
function useFocusOn(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) {
      heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [step]);
  return heading;
}

const styles = sheet({
  form: { display: 'flex', flexDirection: 'column', gap: '4' },
  // In sight, wherever the chosen category is.
  sticky: {
    position: 'sticky',
    '@media (max-height: 28.125rem)': { position: 'static' },
    insetBlockEnd: '0',
    bg: 'bg.raised',
  },
  heading: { fontSize: 'md', fontWeight: 'medium', _focus: { outline: 'none' } },
});
