import { ArrowLeft, Hand, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../../graphql/idempotency-key';
import type { DecisionInput } from '../../../../graphql/schema.generated';
import { useRefreshWhileVisible } from '../../../../graphql/useRefreshWhileVisible';
import { useFormats, useT } from '../../../../i18n/I18nProvider';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { toast } from '../../../../ui/feedback/toast';
import { Button, ButtonLink } from '../../../../ui/form/Button';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { Time } from '../../../../ui/text/Time';
import { useShortcut } from '../../../session/shortcuts/useShortcut';
import { useHolds } from '../../../session/viewer/claims';
import { useViewer } from '../../../session/viewer/viewer';
import type { DecisionDraft } from '../decisions/decision-draft';
import { DecisionForm, type ReportedQuack } from '../decisions/DecisionForm';
import { DecisionView } from '../decisions/DecisionView';
import { PersonRecord } from '../decisions/PersonRecord';
import { inboxStyles as styles } from '../inbox-styles';
import { useModerationMessages } from '../messages';
import type { OpenCase } from './case-state';
import {
  ModerationCaseDocument,
  useDecideCaseMutation,
  useModerationCaseQuery,
  useReleaseCaseMutation,
  useTakeCaseMutation,
} from './Cases.generated';
import { CaseReports } from './CaseReports';
import { useCaseMessages } from './messages';

interface CaseDetailProps {
  id: string;
  draft: DecisionDraft | undefined;
  onDraft: (draft: DecisionDraft) => void;
  onDecided: (decided: { caseId: string; decisionId: string }, outcome: string) => void;
  /** The address of the queue. */
  back: string;
}

/** A case: evidence, reports, the record of the person, and the decision. */
export function CaseDetail({ id, back, ...rest }: CaseDetailProps) {
  const t = useT();
  const w = useCaseMessages();
  const { data, error, loading, refetch } = useModerationCaseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useRefreshWhileVisible(ModerationCaseDocument, { id });
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <div className={styles.back}>
        <ButtonLink to={back} size="sm" variant="ghost" icon={ArrowLeft} directional>
          {w('back')}
        </ButtonLink>
      </div>
      {data?.case ? (
        <Case about={data.case} onReload={again} {...rest} />
      ) : error || data ? (
        <ErrorCard
          title={error ? w('caseFailed') : w('gone')}
          reason={error ? errorMessage(error, t, t('errors.generic')) : t('states.notFoundText')}
          busy={loading}
          onRetry={again}
        />
      ) : (
        <Skeleton height="20rem" />
      )}
    </>
  );
}

interface CaseProps extends Omit<CaseDetailProps, 'id' | 'back'> {
  about: OpenCase;
  onReload: () => void;
}

function Case({ about, draft, onDraft, onDecided, onReload }: CaseProps) {
  const w = useCaseMessages();
  const m = useModerationMessages();
  const keys = useIdempotencyKeys();
  const [decide] = useDecideCaseMutation();
  const mayDecide = useHolds('reports.decide');
  const form = useRef<HTMLFormElement>(null);
  const { person, decision } = about;
  const name = person.displayName;

  useShortcut('d', () => {
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]');
    const target = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    form.current?.scrollIntoView({ block: 'start' });
    target?.focus();
  });

  async function submit(input: DecisionInput) {
    const variables = { id: about.id, input };
    const { data } = await decide({ variables, context: { idempotencyKey: keys.for(variables) } });
    keys.next();
    if (data) onDecided({ caseId: about.id, decisionId: data.decideCase.decision.id }, m(`outcome${input.outcome}`));
  }

  return (
    <Stack gap={6}>
      <header>
        <h2 dir="auto" className={styles.heading}>
          {w('caseOf', { subject: m(about.subject), name })}
        </h2>
        <Muted>
          <Time at={about.createdAt} />
        </Muted>
        {about.isHeld && <p>{w('heldText')}</p>}
        {mayDecide && !about.isDecided && <Taking about={about} />}
      </header>
      <CaseReports about={about} />
      <section aria-label={m('record')}>
        <h3 className={styles.section}>{m('record')}</h3>
        <PersonRecord person={person} />
      </section>
      {decision && (
        <section aria-label={w('decision')}>
          <h3 className={styles.section}>{w('decision')}</h3>
          <DecisionView decision={decision} canUndo={about.isDecided} />
        </section>
      )}
      {!about.isDecided && (
        <section aria-label={m('decide')}>
          <h3 className={styles.section}>{m('decide')}</h3>
          {mayDecide ? (
            <DecisionForm
              ref={form}
              ofCase
              draft={draft}
              onDraft={onDraft}
              onSubmit={submit}
              onReload={onReload}
              suggestion={{ outcome: about.suggestedOutcome, measures: person.recentMeasureCount }}
              posts={postsOf(about)}
            />
          ) : (
            <Muted>{w('mayNotDecide')}</Muted>
          )}
        </section>
      )}
    </Stack>
  );
}

/** Each reported quack once, as it was reported last. */
function postsOf({ reports }: OpenCase): readonly ReportedQuack[] {
  const found = new Map<string, ReportedQuack>();
  for (const { id, content, media } of reports.flatMap(({ reportedPosts }) => reportedPosts)) {
    if (!found.has(id)) found.set(id, { id, content, hasMedia: media.length > 0 });
  }
  return [...found.values()];
}

/** Who has the case, and the button to take or free it. */
function Taking({ about }: { about: OpenCase }) {
  const t = useT();
  const w = useCaseMessages();
  const formats = useFormats();
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);
  const [take] = useTakeCaseMutation({ refetchQueries: ['CaseQueue', 'CaseCounts'] });
  const [release] = useReleaseCaseMutation({ refetchQueries: ['CaseQueue', 'CaseCounts'] });
  const { takenBy, takenUntil } = about;
  const isMine = takenBy !== null && takenBy.id === viewer?.id;

  async function change() {
    if (busy || (takenBy && !isMine)) return;
    setBusy(true);
    try {
      await (isMine ? release : take)({ variables: { id: about.id } });
      toast.success(isMine ? w('released') : w('taken'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('changeFailed')));
    }
    setBusy(false);
  }

  useShortcut('t', () => void change());

  return (
    <Row gap={3} wrap>
      <Muted>
        {takenBy === null || takenUntil === null
          ? w('free')
          : isMine
            ? w('takenByYou', { time: formats.time(new Date(takenUntil)) })
            : w('takenBy', { name: takenBy.displayName })}
      </Muted>
      {(takenBy === null || isMine) && (
        <Button size="sm" variant="outline" icon={isMine ? Undo2 : Hand} loading={busy} onClick={() => void change()}>
          {isMine ? w('release') : w('take')}
        </Button>
      )}
    </Row>
  );
}
