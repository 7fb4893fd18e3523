import { MAX_PIN_NOTE } from '@mallard/rules/pins';
import { EditorDialog } from '../../../forms/EditorDialog';
import { createRules, graphemeCount } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { TextAreaField } from '../../../ui/form/TextField';
import { PinDetails_PostFragmentDoc, useUpdatePinMutation } from './Pin.generated';
import { usePinMessages } from './pin-messages';

interface PinNoteDialogProps {
  postId: string;
  onClose: () => void;
}

/** Writes the viewer's private note on a pin. An empty one is removed. */
export function PinNoteDialog({ postId, onClose }: PinNoteDialogProps) {
  const t = useT();
  const w = usePinMessages();
  const formats = useFormats();
  const [updatePin] = useUpdatePinMutation();
  const post = useOwnFragment(PinDetails_PostFragmentDoc, { __typename: 'Post', id: postId });
  const before = post?.viewerPin?.note ?? '';
  const form = useForm({
    initial: { note: before },
    validate: ({ note }) => ({ note: createRules(t).atMost(MAX_PIN_NOTE, note) }),
    failure: w('noteFailed'),
    async submit({ note }) {
      await updatePin({ variables: { id: postId, input: { note } } });
      toast.success(w(note.trim() === '' ? 'noteRemoved' : 'noteSaved'));
      onClose();
    },
  });
  return (
    <EditorDialog title={w(before === '' ? 'addNote' : 'editNote')} form={form} saveLabel={w('save')} onClose={onClose}>
      <TextAreaField
        label={w('note')}
        hint={w('noteHint', {
          written: formats.number(graphemeCount(form.values.note.trim())),
          most: formats.number(MAX_PIN_NOTE),
        })}
        {...form.text('note')}
      />
    </EditorDialog>
  );
}
