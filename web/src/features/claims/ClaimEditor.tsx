import { type ReactNode, useId } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { createRules } from '../../forms/rules';
import { useForm } from '../../forms/useForm';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Layout';
import { SelectField, TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useCategoryName } from './claim-names';
import {
  ClaimMatrixDocument,
  useCreateClaimCategoryMutation,
  useCreateClaimDefinitionMutation,
  useUpdateClaimCategoryMutation,
  useUpdateClaimDefinitionMutation,
} from './Claims.generated';
import type { ClaimCategory, ClaimDefinition } from './useClaimCategories';
import { useClaimsWords } from './words';

/** In characters as a person counts them; the server is the judge. */
const MAX_NAME = 60;
const MAX_DESCRIPTION = 300;
const VALUE = /^[A-Za-z][A-Za-z0-9._:-]{1,79}$/;
const AGAIN = { refetchQueries: [ClaimMatrixDocument], awaitRefetchQueries: true };

/** Makes a category, or changes one. */
export function CategoryEditor({ category, onClose }: { category: ClaimCategory | null; onClose: () => void }) {
  const w = useClaimsWords();
  const rules = createRules(useT());
  const [create] = useCreateClaimCategoryMutation(AGAIN);
  const [update] = useUpdateClaimCategoryMutation();
  const form = useForm({
    initial: { name: category?.name ?? '', description: category?.description ?? '' },
    validate: ({ name, description }) => ({
      name: rules.required(name) ?? rules.atMost(MAX_NAME, name),
      description: rules.atMost(MAX_DESCRIPTION, description),
    }),
    failure: w('saveFailed'),
    async submit(input) {
      await (category ? update({ variables: { id: category.id, input } }) : create({ variables: { input } }));
      toast.success(w('categorySaved'));
      onClose();
    },
  });
  return (
    <EditorDialog
      title={category ? w('editOf', { name: category.name }) : w('newCategory')}
      form={form}
      onClose={onClose}
    >
      <TextField label={w('name')} dir="auto" required {...form.text('name')} />
      <TextField label={w('description')} dir="auto" optional {...form.text('description')} />
    </EditorDialog>
  );
}

interface DefinitionEditorProps {
  definition: ClaimDefinition | null;
  categories: readonly ClaimCategory[];
  onClose: () => void;
}

/** Defines a claim, or changes one that the site does not need. */
export function DefinitionEditor({ definition, categories, onClose }: DefinitionEditorProps) {
  const w = useClaimsWords();
  const rules = createRules(useT());
  const categoryName = useCategoryName();
  const [create] = useCreateClaimDefinitionMutation(AGAIN);
  const [update] = useUpdateClaimDefinitionMutation(AGAIN);
  const form = useForm({
    initial: {
      categoryId: definition?.categoryId ?? categories[0]?.id ?? '',
      value: definition?.value ?? '',
      name: definition?.name ?? '',
      description: definition?.description ?? '',
    },
    validate: ({ value, name, description }) => ({
      value: VALUE.test(value.trim()) ? null : w('valueHint'),
      name: rules.required(name) ?? rules.atMost(MAX_NAME, name),
      description: rules.atMost(MAX_DESCRIPTION, description),
    }),
    failure: w('saveFailed'),
    async submit(input) {
      await (definition ? update({ variables: { id: definition.id, input } }) : create({ variables: { input } }));
      toast.success(w('definitionSaved'));
      onClose();
    },
  });
  return (
    <EditorDialog
      title={definition ? w('editOf', { name: definition.name }) : w('newDefinition')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label={w('category')}
        options={categories.map((category) => ({ value: category.id, label: categoryName(category) }))}
        {...form.text('categoryId')}
      />
      <TextField
        label={w('value')}
        hint={w('valueHint')}
        dir="ltr"
        autoComplete="off"
        required
        {...form.text('value')}
      />
      <TextField label={w('name')} dir="auto" required {...form.text('name')} />
      <TextField label={w('description')} dir="auto" optional {...form.text('description')} />
    </EditorDialog>
  );
}

interface EditorDialogProps {
  title: string;
  form: Parameters<typeof FormProblem>[0]['form'] & Pick<ReturnType<typeof useForm>, 'form' | 'submitting'>;
  onClose: () => void;
  children: ReactNode;
}

function EditorDialog({ title, form, onClose, children }: EditorDialogProps) {
  const t = useT();
  const w = useClaimsWords();
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.submitting}>
            {w('done')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form}>
        <Stack>
          <FormProblem form={form} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
