import { useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { createRules, graphemeCount } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { errorMessage } from '../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { TextAreaField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useCaseMessages } from './case-messages';
import { useAppealMutation } from './Reports.generated';

/** In graphemes; the server checks the same. */
const MAX_TEXT = 2_000;

interface AppealFormProps {
  of: { __typename: 'Report' | 'Decision'; id: string };
  decisionId: string;
  onClose: () => void;
}

/** Says why a decision is wrong. It can be said once, so it is asked before it is sent. */
export function AppealForm({ of, decisionId, onClose }: AppealFormProps) {
  const t = useT();
  const w = useCaseMessages();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const [appeal] = useAppealMutation();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initial: { text: '' },
    validate: ({ text }) => ({ text: rules.required(text) ?? rules.atMost(MAX_TEXT, text) }),
    failure: w('appealFailed'),
    submit() {
      setProblem(null);
      setAsked(true);
      return Promise.resolve();
    },
  });
  const guard = useLeaveGuard({ isDirty: form.isDirty, submitting: busy });
  const left = MAX_TEXT - graphemeCount(form.values.text.trim());

  async function send() {
    const variables = { decisionId, text: form.values.text.trim() };
    setBusy(true);
    try {
      await appeal({
        variables,
        context: { idempotencyKey: keys.for(variables) },
        update(cache, { data }) {
          const made = data && cache.identify(data.appeal.appeal);
          const id = cache.identify({ ...of });
          if (!made || !id) return;
          cache.modify({ id, fields: { appeal: () => ({ __ref: made }), viewerCanAppeal: () => false } });
        },
      });
      toast.success(w('appealSent'));
    } catch (error) {
      setProblem(errorMessage(error, t, w('appealFailed')));
      setAsked(false);
      setBusy(false);
    }
  }

  return (
    <Form {...form.form} aria-label={w('appeal')}>
      <FormProblem form={{ message: problem, complaintCount: 0 }} />
      <TextAreaField
        label={w('appealText')}
        hint={left >= 0 ? `${w('appealHint')} ${t('states.charactersLeft', { count: left })}` : undefined}
        autoFocus
        required
        {...form.text('text')}
      />
      <Row wrap>
        <Button type="submit">{w('appealSend')}</Button>
        <Button variant="ghost" onClick={() => guard.leave(onClose)}>
          {w('appealCancel')}
        </Button>
      </Row>
      {asked && (
        <ConfirmDialog
          open
          title={w('appealAsk')}
          text={w('appealAskText')}
          confirmLabel={w('appealSend')}
          busy={busy}
          onConfirm={() => void send()}
          onClose={() => setAsked(false)}
        />
      )}
      {guard.question}
    </Form>
  );
}
