import { useFormats } from '../../../i18n/I18nProvider';
import type { IpSeverity } from '../../../graphql/schema.generated';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { Blocks } from './Blocks';
import { BlockForm } from './BlockForm';
import { useRegistrationsMessages } from './messages';
import { IpBlocksDocument, useAddIpBlockMutation, useRemoveIpBlockMutation } from './Registrations.generated';
import { describedColumns } from './RemoveBlock';

const SEVERITIES: readonly IpSeverity[] = ['SIGN_UP_APPROVAL', 'SIGN_UP_BLOCK', 'NO_ACCESS'];
const DAYS = [1, 7, 30, 90, 365];
const NEVER = 'never';
const DAY_MS = 24 * 60 * 60 * 1_000;
const endOf = (days: string) => (days === NEVER ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString());

/** Blocked networks. */
export function NetworkBlocks() {
  const w = useRegistrationsMessages();
  const formats = useFormats();
  const at = useTableAddress({});
  const list = useTableRows(IpBlocksDocument, { first: at.size, after: at.after }, ({ ipBlocks }) => ipBlocks);
  const [add] = useAddIpBlockMutation();
  const [remove] = useRemoveIpBlockMutation();
  return (
    <Blocks
      name="network-blocks"
      title={w('networks')}
      lead={w('networksLead')}
      emptyText={w('noNetworksText')}
      addTitle={w('addNetwork')}
      columns={[
        { id: 'range', label: w('range'), cell: ({ range }) => <bdi dir="ltr">{range}</bdi> },
        { id: 'effect', label: w('severity'), cell: ({ severity }) => w(severity) },
        {
          id: 'ends',
          label: w('endsIn'),
          cell: ({ endsAt }) => (endsAt === null ? w('endsNever') : formats.moment(new Date(endsAt))),
        },
        ...describedColumns(w, (date) => formats.moment(date)),
      ]}
      at={at}
      list={list}
      nameOf={({ range }) => range}
      form={(onClose) => (
        <BlockForm
          initial={{ range: '', severity: 'SIGN_UP_APPROVAL', endsAt: '30' }}
          required="range"
          add={({ range, severity, endsAt, comment }) =>
            add({ variables: { input: { range, severity: severity as IpSeverity, endsAt: endOf(endsAt), comment } } })
          }
          onClose={onClose}
        >
          {(form) => (
            <>
              <TextField
                label={w('range')}
                hint={w('rangeHint')}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                required
                {...form.text('range')}
              />
              <SelectField
                label={w('severity')}
                options={SEVERITIES.map((value) => ({ value, label: w(value) }))}
                {...form.text('severity')}
              />
              <SelectField
                label={w('endsIn')}
                options={[
                  ...DAYS.map((count) => ({ value: String(count), label: w('endsDays', { count }) })),
                  { value: NEVER, label: w('endsNever') },
                ]}
                {...form.text('endsAt')}
              />
            </>
          )}
        </BlockForm>
      )}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}
