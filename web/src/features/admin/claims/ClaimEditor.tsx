import { EditorDialog } from '../../../forms/EditorDialog';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { useCategoryName } from '../claim-names';
import {
  ClaimMatrixDocument,
  useCreateClaimCategoryMutation,
  useCreateClaimDefinitionMutation,
  useUpdateClaimCategoryMutation,
  useUpdateClaimDefinitionMutation,
} from './Claims.generated';
import type { ClaimCategory, ClaimDefinition } from './useClaimCategories';
import { useClaimsMessages } from './messages';

/** In graphemes; the server checks too. */
const MAX_NAME = 60;
const MAX_DESCRIPTION = 300;
const VALUE = /^[A-Za-z][A-Za-z0-9._:-]{1,79}$/;
const AGAIN = { refetchQueries: [ClaimMatrixDocument], awaitRefetchQueries: true };

/** Creates or edits a category. */
export function CategoryEditor({ category, onClose }: { category: ClaimCategory | null; onClose: () => void }) {
  const w = useClaimsMessages();
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
      saveLabel={w('done')}
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

/** Creates a claim, or edits one that the code does not require. */
export function DefinitionEditor({ definition, categories, onClose }: DefinitionEditorProps) {
  const w = useClaimsMessages();
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
      value: VALUE.test(value.trim()) ? null : w('valueInvalid'),
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
      saveLabel={w('done')}
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
