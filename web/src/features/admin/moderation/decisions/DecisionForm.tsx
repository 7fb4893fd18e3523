import { Ban, CircleCheck, EyeOff, ImageOff, Snowflake, Trash2, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FormProblem } from '../../../../forms/FormProblem';
import { graphemeCount } from '../../../../forms/rules';
import type { DecisionInput, DecisionOutcome } from '../../../../graphql/schema.generated';
import { useFormats } from '../../../../i18n/I18nProvider';
import { Button } from '../../../../ui/form/Button';
import { Checkbox } from '../../../../ui/form/Checkbox';
import { RadioCards, SegmentedControl } from '../../../../ui/form/Choices';
import { SelectField, TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useShortcut } from '../../../session/shortcuts/useShortcut';
import { useViewer } from '../../../session/viewer/viewer';
import { useModerationMessages } from '../messages';
import {
  type DecisionDraft,
  idsOf,
  isAboutPosts,
  MAX_FACTS,
  mayTake,
  OUTCOMES,
  type Span,
  SPANS,
} from './decision-draft';
import { useDecisionRulesQuery } from './Decisions.generated';
import { useDecisionForm } from './useDecisionForm';
import { isForInputMethod } from '../../../../ui/form/input-method';

/** Refusals that this form explains in its own words. */
const EXPLAINED = [
  'CASE_TAKEN',
  'CASE_DECIDED',
  'CASE_NOT_FOUND',
  'ROLE_TOO_HIGH',
  'OWN_ACCOUNT',
  'NOTHING_TO_LABEL',
  'NOTHING_TO_REMOVE',
  'ACCOUNT_GONE',
  'MEASURE_NOT_ALLOWED',
  'RULE_NOT_FOUND',
] as const;

const ICONS = {
  NO_VIOLATION: CircleCheck,
  WARNING: TriangleAlert,
  LABEL: ImageOff,
  REMOVE: Trash2,
  LIMIT: EyeOff,
  FREEZE: Snowflake,
  SUSPEND: Ban,
} as const;

export interface ReportedQuack {
  readonly id: string;
  readonly content: string;
  /** It has pictures or videos, which can be marked as sensitive. */
  readonly hasMedia: boolean;
}

interface DecisionFormProps {
  /** Receives the focus of the key D. */
  ref?: Ref<HTMLFormElement>;
  draft?: DecisionDraft | undefined;
  onDraft?: (draft: DecisionDraft) => void;
  onSubmit: (input: DecisionInput) => Promise<void>;
  /** Someone reported it: no violation is a decision too, and the digits choose. */
  ofCase: boolean;
  /** What past measures suggest. */
  suggestion?: { outcome: DecisionOutcome; measures: number };
  /** What can be removed or marked; without any, that isn't offered. */
  posts: readonly ReportedQuack[];
  /** Loads again what is decided about. */
  onReload?: () => void;
}

/** What is decided about a person, and why: the statement of reasons. */
export function DecisionForm(props: DecisionFormProps) {
  const { ref, draft, onDraft, onSubmit, ofCase, suggestion, posts, onReload } = props;
  const w = useModerationMessages();
  const formats = useFormats();
  const viewer = useViewer();
  const form = useDecisionForm({ draft, onDraft, onSubmit });
  const { values } = form;
  const offered = OUTCOMES.filter(
    (outcome) =>
      mayTake(viewer, outcome) &&
      (ofCase || outcome !== 'NO_VIOLATION') &&
      (!isAboutPosts(outcome) || choicesFor(outcome, posts).length > 0),
  );
  const choices = choicesFor(values.outcome, posts);
  const isMeasure = values.outcome !== '' && values.outcome !== 'NO_VIOLATION';
  const reason = EXPLAINED.find((known) => known === form.reason);
  const outcomeError = form.text('outcome').error;

  function choose(outcome: DecisionOutcome) {
    form.set('outcome', outcome);
    if (!isAboutPosts(outcome)) return;
    // With a single quack there is nothing to choose. What was chosen for another measure may not be offered for this one.
    const ids = choicesFor(outcome, posts).map(({ id }) => id);
    form.set('postIds', (ids.length === 1 ? ids : ids.filter((id) => idsOf(values).includes(id))).join(' '));
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isForInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form ref={ref} {...form.form} onKeyDown={onKeyDown}>
      {ofCase && <OutcomeKeys offered={offered} onChoose={choose} />}
      <Stack gap={4}>
        <FormProblem form={reason ? { ...form, message: w(reason) } : form}>
          {reason && onReload && (
            <Button size="sm" variant="outline" onClick={onReload}>
              {w('reload')}
            </Button>
          )}
        </FormProblem>
        <div>
          <RadioCards<DecisionOutcome | ''>
            wide
            legend={w('decision')}
            options={offered.map((outcome, index) => ({
              value: outcome,
              label: ofCase ? `${formats.number(index + 1)}. ${w(`outcome${outcome}`)}` : w(`outcome${outcome}`),
              hint: [
                w(`does${outcome}`),
                suggestion?.outcome === outcome && suggestion.measures > 0
                  ? w('suggested', { count: suggestion.measures })
                  : '',
              ]
                .join(' ')
                .trim(),
              icon: ICONS[outcome],
            }))}
            value={values.outcome}
            onChange={(outcome) => outcome !== '' && choose(outcome)}
          />
          <Complaint>{outcomeError}</Complaint>
        </div>
        {isAboutPosts(values.outcome) && (
          <fieldset className={styles.set}>
            <legend className={styles.legend}>
              {w(values.outcome === 'LABEL' ? 'postsToLabel' : 'postsToRemove')}
            </legend>
            {choices.map(({ id, content }) => (
              <Checkbox
                key={id}
                name="postIds"
                label={<bdi className={styles.post}>{content || w('noText')}</bdi>}
                checked={idsOf(values).includes(id)}
                onChange={(isChosen) =>
                  form.set(
                    'postIds',
                    [...idsOf(values).filter((each) => each !== id), ...(isChosen ? [id] : [])].join(' '),
                  )
                }
              />
            ))}
            <Complaint>{form.text('postIds').error}</Complaint>
          </fieldset>
        )}
        {values.outcome === 'FREEZE' && (
          <>
            <SegmentedControl<Span>
              legend={w('until')}
              options={[...(Object.keys(SPANS) as Span[]), 'own' as const].map((span) => ({
                value: span,
                label: w(span),
              }))}
              value={values.span}
              onChange={(span) => form.set('span', span)}
            />
            {values.span === 'own' && (
              <TextField label={w('untilDate')} type="datetime-local" {...form.text('until')} />
            )}
          </>
        )}
        {isMeasure && <Ground form={form} />}
        <TextAreaField
          label={w('facts')}
          optional={!isMeasure}
          rows={5}
          hint={w(ofCase ? 'factsHint' : 'factsHintPerson', {
            written: formats.number(graphemeCount(values.facts)),
            most: formats.number(MAX_FACTS),
          })}
          {...form.text('facts')}
        />
        <Button type="submit" loading={form.submitting} className={styles.submit}>
          {w('submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** The quacks that a measure can be about. */
const choicesFor = (outcome: DecisionOutcome | '', posts: readonly ReportedQuack[]) =>
  outcome === 'LABEL' ? posts.filter(({ hasMedia }) => hasMedia) : posts;

/** The rule or the law that a measure is based on. */
function Ground({ form }: { form: ReturnType<typeof useDecisionForm> }) {
  const w = useModerationMessages();
  const { data } = useDecisionRulesQuery();
  const { ground, ruleId } = form.values;
  const chosen = data?.rules.find(({ id }) => id === ruleId);
  return (
    <>
      <SegmentedControl
        legend={w('ground')}
        options={[
          { value: 'RULE', label: w('RULE') },
          { value: 'LAW', label: w('LAW') },
        ]}
        value={ground}
        onChange={(value: 'RULE' | 'LAW') => form.set('ground', value)}
      />
      {ground === 'RULE' ? (
        <SelectField
          label={w('rule')}
          hint={chosen?.hint}
          options={[
            { value: '', label: w('chooseRule') },
            ...(data?.rules ?? []).map(({ id, text }) => ({ value: id, label: text })),
          ]}
          {...form.text('ruleId')}
        />
      ) : (
        <TextField label={w('law')} hint={w('lawHint')} dir="auto" {...form.text('law')} />
      )}
    </>
  );
}

/** The digits choose an outcome. */
interface OutcomeKeysProps {
  offered: readonly DecisionOutcome[];
  onChoose: (outcome: DecisionOutcome) => void;
}

function OutcomeKeys({ offered, onChoose }: OutcomeKeysProps) {
  return offered.map((outcome, index) => (
    <OutcomeKey key={outcome} digit={String(index + 1)} onPress={() => onChoose(outcome)} />
  ));
}

function OutcomeKey({ digit, onPress }: { digit: string; onPress: () => void }) {
  useShortcut(digit, onPress);
  return null;
}

function Complaint({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className={styles.complaint}>
      {children}
    </p>
  ) : null;
}

const styles = sheet({
  set: { borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '1' },
  post: { overflowWrap: 'anywhere' },
  complaint: { fontSize: 'sm', color: 'danger.fg', marginBlockStart: '1' },
  submit: { alignSelf: 'start' },
});
