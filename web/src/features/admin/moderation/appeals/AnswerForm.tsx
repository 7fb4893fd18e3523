import { CircleCheck, CircleX } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { FormProblem } from '../../../../forms/FormProblem';
import { createRules, graphemeCount } from '../../../../forms/rules';
import { useForm } from '../../../../forms/useForm';
import { useFormats, useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { RadioCards } from '../../../../ui/form/Choices';
import { TextAreaField } from '../../../../ui/form/TextField';
import { Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useShortcut } from '../../../session/shortcuts/useShortcut';
import { type Appeal, isByTarget } from './appeal';
import { useDecideAppealMutation } from './Appeals.generated';
import { useAppealMessages } from './messages';
import { isForInputMethod } from '../../../../ui/form/input-method';

/** In graphemes; the server checks too. */
const MAX_REASONS = 2_000;
const EXPLAINED = ['OWN_DECISION', 'APPEAL_DECIDED', 'APPEAL_NOT_FOUND'] as const;

export type Answer = { verdict: '' | 'grant' | 'deny'; reasons: string };
const BLANK: Answer = { verdict: '', reasons: '' };

export const isBlankAnswer = ({ verdict, reasons }: Answer): boolean => verdict === '' && reasons === '';

interface AnswerFormProps {
  appeal: Appeal;
  draft: Answer | undefined;
  onDraft: (answer: Answer) => void;
  onAnswered: () => void;
  onReload: () => void;
}

/** Grants or denies an appeal, with reasons. */
export function AnswerForm({ appeal, draft, onDraft, onAnswered, onReload }: AnswerFormProps) {
  const t = useT();
  const w = useAppealMessages();
  const formats = useFormats();
  const rules = createRules(t);
  const [decide] = useDecideAppealMutation({
    refetchQueries: ['AppealQueue', 'CaseCounts'],
    awaitRefetchQueries: true,
  });
  const form = useForm<Answer>({
    initial: draft ?? BLANK,
    validate: ({ verdict, reasons }) => ({
      verdict: verdict === '' ? w('verdictMissing') : null,
      reasons: rules.required(reasons) ?? rules.atMost(MAX_REASONS, reasons),
    }),
    failure: w('submitFailed'),
    async submit({ verdict, reasons }) {
      const isGranted = verdict === 'grant';
      await decide({ variables: { id: appeal.id, isGranted, reasons: reasons.trim() } });
      toast.success(isGranted ? w('granted') : w('denied'));
      onAnswered();
    },
  });
  const { values } = form;
  const keep = useEffectEvent(() => onDraft(values));
  useEffect(() => keep(), [values]);
  const reason = EXPLAINED.find((known) => known === form.reason);
  const missing = form.text('verdict').error;

  useShortcut('1', () => form.set('verdict', 'grant'));
  useShortcut('2', () => form.set('verdict', 'deny'));

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isForInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form {...form.form} data-answer onKeyDown={onKeyDown}>
      <Stack gap={4}>
        <FormProblem form={reason ? { ...form, message: w(reason) } : form}>
          {reason && (
            <Button size="sm" variant="outline" onClick={onReload}>
              {w('reload')}
            </Button>
          )}
        </FormProblem>
        <div>
          <RadioCards<Answer['verdict']>
            wide
            legend={w('verdict')}
            options={[
              {
                value: 'grant',
                label: `${formats.number(1)}. ${w(isByTarget(appeal) ? 'grantTarget' : 'grantReporter')}`,
                icon: CircleCheck,
              },
              { value: 'deny', label: `${formats.number(2)}. ${w('deny')}`, icon: CircleX },
            ]}
            value={values.verdict}
            onChange={(verdict) => form.set('verdict', verdict)}
          />
          {missing && (
            <p role="alert" className={styles.complaint}>
              {missing}
            </p>
          )}
        </div>
        <TextAreaField
          label={w('reasons')}
          rows={5}
          hint={w('reasonsHint', {
            written: formats.number(graphemeCount(values.reasons)),
            most: formats.number(MAX_REASONS),
          })}
          {...form.text('reasons')}
        />
        <Button type="submit" loading={form.submitting} className={styles.submit}>
          {w('submit')}
        </Button>
      </Stack>
    </form>
  );
}

const styles = sheet({
  complaint: { fontSize: 'sm', color: 'danger.fg', marginBlockStart: '1' },
  submit: { alignSelf: 'start' },
});
