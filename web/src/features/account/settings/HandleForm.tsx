import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { isHandle } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Row, Text } from '../../../ui/layout/Layout';
import { HandleField } from '../registration/HandleField';
import { useHandleExists } from '../registration/useHandleExists';
import { useSettingsMessages } from './messages';
import { useChangeHandleMutation, useHandlePauseQuery } from './Settings.generated';

interface HandleFormProps {
  /** The present one. */
  handle: string;
  onDone: () => void;
}

/** Asks for a new handle, once the last change is 7 days old. */
export function HandleForm({ handle, onDone }: HandleFormProps) {
  const w = useSettingsMessages();
  const formats = useFormats();
  const { data } = useHandlePauseQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.viewer === undefined || data.viewer === null) return null;
  const { handleChangeableAt } = data.viewer;
  if (handleChangeableAt)
    return <Text>{w('handlePause', { date: formats.moment(new Date(handleChangeableAt)) })}</Text>;
  return <Fields handle={handle} onDone={onDone} />;
}

function Fields({ handle: present, onDone }: HandleFormProps) {
  const t = useT();
  const w = useSettingsMessages();
  const [change] = useChangeHandleMutation();
  const form = useForm({
    initial: { handle: present },
    validate: ({ handle }) => ({
      handle: !isHandle(handle) ? t('forms.handle') : handle === present ? w('handleSame') : null,
    }),
    failure: w('handleFailed'),
    async submit({ handle }) {
      await change({ variables: { handle } });
      toast.success(w('handleChanged', { handle }));
      onDone();
    },
  });
  const { handle } = form.values;
  // Other capitals are the same handle, which is taken by its owner.
  const isSame = handle.toLowerCase() === present.toLowerCase();
  const exists = useHandleExists(isSame ? '' : handle);

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <Muted>{w('handleLimits', { handle: present })}</Muted>
      <HandleField {...form.text('handle')} exists={isSame ? false : exists} isOwn={handle === present} />
      <Row>
        <Button type="submit" loading={form.submitting} disabled={exists === true}>
          {w('handleChange')}
        </Button>
      </Row>
    </Form>
  );
}
