import { useFormats } from '../../../i18n/I18nProvider';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { Blocks } from './Blocks';
import { BlockForm } from './BlockForm';
import { useRegistrationsMessages } from './messages';
import {
  HandleBlocksDocument,
  useAddHandleBlockMutation,
  useRemoveHandleBlockMutation,
} from './Registrations.generated';
import { describedColumns } from './RemoveBlock';

/** Blocked handles. */
export function HandleBlocks() {
  const w = useRegistrationsMessages();
  const formats = useFormats();
  const at = useTableAddress({});
  const list = useTableRows(
    HandleBlocksDocument,
    { first: at.size, after: at.after },
    ({ handleBlocks }) => handleBlocks,
  );
  const [add] = useAddHandleBlockMutation();
  const [remove] = useRemoveHandleBlockMutation();
  return (
    <Blocks
      name="handle-blocks"
      title={w('handles')}
      lead={w('handlesLead')}
      emptyText={w('noHandlesText')}
      addTitle={w('addHandle')}
      columns={[
        { id: 'pattern', label: w('pattern'), cell: ({ pattern }) => <bdi dir="ltr">{pattern}</bdi> },
        { id: 'scope', label: w('scope'), cell: ({ isExact }) => w(isExact ? 'whole' : 'part') },
        {
          id: 'effect',
          label: w('severity'),
          cell: ({ needsApproval }) => w(needsApproval ? 'needsApproval' : 'refusedHandle'),
        },
        ...describedColumns(w, (date) => formats.moment(date)),
      ]}
      at={at}
      list={list}
      nameOf={({ pattern }) => pattern}
      form={(onClose) => (
        <BlockForm
          initial={{ pattern: '', scope: 'whole' }}
          required="pattern"
          withApproval
          add={({ pattern, scope, needsApproval, comment }) =>
            add({ variables: { input: { pattern, isExact: scope === 'whole', needsApproval, comment } } })
          }
          onClose={onClose}
        >
          {(form) => (
            <>
              <TextField
                label={w('pattern')}
                hint={w('patternHint')}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                required
                {...form.text('pattern')}
              />
              <SelectField
                label={w('scope')}
                options={[
                  { value: 'whole', label: w('whole') },
                  { value: 'part', label: w('isPart') },
                ]}
                {...form.text('scope')}
              />
            </>
          )}
        </BlockForm>
      )}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}
