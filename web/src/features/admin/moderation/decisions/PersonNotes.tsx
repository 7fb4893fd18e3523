import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '../../../../forms/FormProblem';
import { useLeaveGuard } from '../../../../forms/leaving/useLeaveGuard';
import { createRules, graphemeCount } from '../../../../forms/rules';
import { useForm } from '../../../../forms/useForm';
import { errorMessage } from '../../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../../graphql/idempotency-key';
import { useFormats, useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { TextAreaField } from '../../../../ui/form/TextField';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../../ui/overlay/Dialog';
import { Time } from '../../../../ui/text/Time';
import { sheet } from '../../../../ui/theme/sheet';
import { useHolds } from '../../../session/viewer/claims';
import { useViewer } from '../../../session/viewer/viewer';
import { useModerationMessages } from '../messages';
import {
  type PersonRecord_PersonFragment,
  useAddModerationNoteMutation,
  useDeleteModerationNoteMutation,
} from './Decisions.generated';

/** In graphemes; the server checks too. */
const MAX_NOTE = 2_000;

type Note = PersonRecord_PersonFragment['notes'][number];

/** What moderators wrote down about a person for each other. */
export function PersonNotes({ person }: { person: PersonRecord_PersonFragment }) {
  const w = useModerationMessages();
  const mayWrite = useHolds('reports.decide');
  const [isWriting, setWriting] = useState(false);
  return (
    <section aria-label={w('notes')}>
      <Row justify="between" gap={3} wrap className={styles.head}>
        <h3 className={styles.heading}>{w('notes')}</h3>
        {mayWrite && !isWriting && (
          <Button size="sm" variant="outline" icon={Plus} onClick={() => setWriting(true)}>
            {w('addNote')}
          </Button>
        )}
      </Row>
      {isWriting && <NoteForm personId={person.id} onClose={() => setWriting(false)} />}
      {person.notes.length === 0 ? (
        !isWriting && <Muted>{w('noNotes')}</Muted>
      ) : (
        <ul className={styles.list}>
          {person.notes.map((note) => (
            <li key={note.id} className={styles.item}>
              <NoteView note={note} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoteForm({ personId, onClose }: { personId: string; onClose: () => void }) {
  const t = useT();
  const w = useModerationMessages();
  const formats = useFormats();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const [add] = useAddModerationNoteMutation();
  const form = useForm({
    initial: { text: '' },
    validate: ({ text }) => ({ text: rules.required(text) ?? rules.atMost(MAX_NOTE, text) }),
    failure: w('noteFailed'),
    async submit({ text }) {
      const variables = { userId: personId, text: text.trim() };
      await add({ variables, context: { idempotencyKey: keys.for(variables) } });
      onClose();
    },
  });
  const guard = useLeaveGuard({ isDirty: form.values.text.trim() !== '' });
  return (
    <form {...form.form} className={styles.form}>
      <Stack gap={3}>
        <FormProblem form={form} />
        <TextAreaField
          label={w('note')}
          rows={3}
          autoFocus
          hint={w('noteHint', {
            written: formats.number(graphemeCount(form.values.text)),
            most: formats.number(MAX_NOTE),
          })}
          {...form.text('text')}
        />
        <Row gap={2}>
          <Button type="submit" size="sm" loading={form.submitting}>
            {w('saveNote')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => guard.leave(onClose)}>
            {t('states.cancel')}
          </Button>
        </Row>
      </Stack>
      {guard.question}
    </form>
  );
}

function NoteView({ note: { id, text, author, createdAt } }: { note: Note }) {
  const t = useT();
  const w = useModerationMessages();
  const isOwn = useViewer()?.id === author?.id;
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteModerationNoteMutation();

  async function confirm() {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      toast.error(errorMessage(error, t, w('noteNotDeleted')));
    }
    setAsking(false);
  }

  return (
    <>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      <Row gap={2} wrap justify="between">
        <Muted>
          <bdi>{author?.displayName ?? ''}</bdi> · <Time at={createdAt} />
        </Muted>
        {isOwn && (
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            {w('deleteNote')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={w('deleteNoteTitle')}
        text={w('deleteNoteText')}
        confirmLabel={w('deleteNote')}
        danger
        busy={loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const styles = sheet({
  head: { marginBlockEnd: '1' },
  heading: { fontSize: 'md', fontWeight: 'medium' },
  form: { marginBlockEnd: '3' },
  list: { listStyle: 'none', margin: '0', padding: '0' },
  item: { paddingBlock: '2', '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' } },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
