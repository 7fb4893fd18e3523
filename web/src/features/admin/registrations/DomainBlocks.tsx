import { useFormats } from '../../../i18n/I18nProvider';
import { TextField } from '../../../ui/form/TextField';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { Blocks } from './Blocks';
import { BlockForm } from './BlockForm';
import { useRegistrationsMessages } from './messages';
import {
  EmailDomainBlocksDocument,
  useAddEmailDomainBlockMutation,
  useRemoveEmailDomainBlockMutation,
} from './Registrations.generated';
import { describedColumns } from './RemoveBlock';

/** Blocked email domains. */
export function DomainBlocks() {
  const w = useRegistrationsMessages();
  const formats = useFormats();
  const at = useTableAddress({});
  const list = useTableRows(
    EmailDomainBlocksDocument,
    { first: at.size, after: at.after },
    ({ emailDomainBlocks }) => emailDomainBlocks,
  );
  const [add] = useAddEmailDomainBlockMutation();
  const [remove] = useRemoveEmailDomainBlockMutation();
  return (
    <Blocks
      name="domain-blocks"
      title={w('domains')}
      lead={w('domainsLead')}
      emptyText={w('noDomainsText')}
      addTitle={w('addDomain')}
      columns={[
        { id: 'domain', label: w('domain'), cell: ({ domain }) => <bdi dir="ltr">{domain}</bdi> },
        {
          id: 'effect',
          label: w('severity'),
          cell: ({ needsApproval }) => w(needsApproval ? 'needsApproval' : 'SIGN_UP_BLOCK'),
        },
        ...describedColumns(w, (date) => formats.moment(date)),
      ]}
      at={at}
      list={list}
      nameOf={({ domain }) => domain}
      form={(onClose) => (
        <BlockForm
          initial={{ domain: '' }}
          required="domain"
          withApproval
          add={({ domain, needsApproval, comment }) =>
            add({ variables: { input: { domain, needsApproval, comment } } })
          }
          onClose={onClose}
        >
          {(form) => (
            <TextField
              label={w('domain')}
              hint={w('domainHint')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              required
              {...form.text('domain')}
            />
          )}
        </BlockForm>
      )}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}
