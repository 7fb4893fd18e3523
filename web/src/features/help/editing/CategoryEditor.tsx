import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { SegmentedControl } from '../../../ui/form/Choices';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/Dialog';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import type { HelpCategory } from '../help-category';
import { categoryIcon, iconNames } from '../category-icons';
import { HelpCenterDocument } from '../HelpCenter.generated';
import { useMessages } from '../useMessages';
import { useEditingMessages } from './useEditingMessages';
import {
  useCreateHelpCategoryMutation,
  useDeleteHelpCategoryMutation,
  useUpdateHelpCategoryMutation,
} from './Editing.generated';
import { useSaveConflict } from './useSaveConflict';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 300;

/** Edits a category in the page's language; null creates one. */
export function CategoryEditor({ category, onClose }: { category: HelpCategory | null; onClose: () => void }) {
  const t = useT();
  const w = useMessages();
  const e = useEditingMessages();
  const { language } = useLanguage();
  const rules = createRules(t);
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [create] = useCreateHelpCategoryMutation({ update: forgetHelp });
  const [update] = useUpdateHelpCategoryMutation({ update: forgetHelp });
  const [remove, { loading: isRemoving }] = useDeleteHelpCategoryMutation({ update: forgetHelp });
  const client = useApolloClient();
  const isWritten = category?.language === language;
  const [basis, setBasis] = useState(isWritten ? category.version : 0);
  const form = useForm({
    initial: {
      name: isWritten ? category.name : '',
      description: isWritten ? category.description : '',
      icon: category?.icon ?? 'life-buoy',
    },
    validate: ({ name, description }) => ({
      name: rules.required(name) ?? rules.atMost(MAX_NAME, name),
      description: rules.atMost(MAX_DESCRIPTION, description),
    }),
    failure: w('saveFailed'),
    submit: (values): Promise<void> => save(values, basis).catch(conflict.ask),
  });
  const conflict = useSaveConflict({
    yours: { title: form.values.name, body: form.values.description },
    async read() {
      const { data } = await client.query({
        query: HelpCenterDocument,
        variables: { language },
        fetchPolicy: 'network-only',
      });
      const latest = data?.helpCategories.find(({ id }) => id === category?.id);
      return latest ? { title: latest.name, body: latest.description, version: latest.version } : null;
    },
    saveOver: (version) => save(form.values, version),
    takeOver({ title, body, version }) {
      form.reset({ ...form.values, name: title, description: body });
      setBasis(version);
    },
  });
  const guard = useLeaveGuard({ isDirty: form.isDirty, submitting: form.submitting || conflict.isSaving });

  async function save(values: typeof form.values, expectedVersion: number) {
    const input = { ...values, language };
    if (category) await update({ variables: { id: category.id, input: { ...input, expectedVersion } } });
    else await create({ variables: { input } });
    toast.success(w('saved'));
    onClose();
  }

  async function confirm(id: string) {
    try {
      await remove({ variables: { id } });
      toast.success(w('deleted'));
      onClose();
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
      setAsking(false);
    }
  }

  if (category && isAsking) {
    return (
      <ConfirmDialog
        open
        title={w('deleteCategory')}
        text={w('deleteCategoryText', { name: category.name })}
        confirmLabel={w('delete')}
        danger
        busy={isRemoving}
        onConfirm={() => void confirm(category.id)}
        onClose={() => setAsking(false)}
      />
    );
  }
  return (
    <>
      <Dialog
        open
        onClose={() => guard.leave(onClose)}
        title={category ? w('editCategory') : w('newCategory')}
        footer={
          <>
            {category && (
              <Button variant="ghost" onClick={() => setAsking(true)}>
                {w('delete')}
              </Button>
            )}
            <Button variant="ghost" onClick={() => guard.leave(onClose)}>
              {t('states.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.submitting}>
              {w('save')}
            </Button>
          </>
        }
      >
        <Form id={formId} {...form.form}>
          <FormProblem form={form} />
          <TextField label={w('categoryName')} dir="auto" required {...form.text('name')} />
          <TextAreaField label={w('description')} rows={2} optional {...form.text('description')} />
          <SegmentedControl
            legend={w('icon')}
            options={iconNames.map((name) => ({ value: name, label: e(`icon.${name}`), icon: categoryIcon(name) }))}
            value={form.values.icon}
            onChange={(icon) => form.set('icon', icon)}
          />
        </Form>
      </Dialog>
      {guard.question}
      {conflict.question}
    </>
  );
}
