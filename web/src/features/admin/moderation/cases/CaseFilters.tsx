import { SelectField } from '../../../../ui/form/TextField';
import { type TableFilter, TableToolbar } from '../../tables/TableToolbar';
import type { TableRows } from '../../tables/useTableRows';
import { categories } from '../../../people/reports/report-draft';
import { useDecisionRulesQuery } from '../decisions/Decisions.generated';
import { useModerationMessages } from '../messages';
import type { ListedCase, ShownState } from './case-state';
import { useCaseMessages } from './messages';
import { type CaseAddress, type CaseFilterName, SORTS, SUBJECTS } from './useCaseFilters';

interface CaseFiltersProps {
  shown: ShownState;
  at: CaseAddress;
  list: TableRows<ListedCase>;
}

/** Search, filters and order of the queue. */
export function CaseFilters({ shown, at, list }: CaseFiltersProps) {
  const w = useCaseMessages();
  const m = useModerationMessages();
  const rules = useDecisionRulesQuery().data?.rules ?? [];
  const filters: TableFilter<CaseFilterName>[] = [
    {
      name: 'about',
      label: w('about'),
      every: w('everything'),
      options: SUBJECTS.map((value) => ({ value, label: m(value) })),
    },
    {
      name: 'category',
      label: w('category'),
      every: w('allCategories'),
      options: categories.map((value) => ({ value, label: m(value) })),
    },
    {
      name: 'rule',
      label: w('rule'),
      every: w('allRules'),
      options: rules.map(({ id, text }) => ({ value: id, label: text })),
    },
  ];
  if (shown === 'open')
    filters.push({
      name: 'assignee',
      label: w('assignee'),
      every: w('anyone'),
      options: [
        { value: 'ME', label: w('mine') },
        { value: 'NO_ONE', label: w('noOne') },
      ],
    });
  if (shown !== 'decided')
    filters.push({
      name: 'due',
      label: w('due'),
      every: w('anyTime'),
      options: [
        { value: 'overdue', label: w('pastDue') },
        { value: 'today', label: w('dueToday') },
      ],
    });
  return (
    <TableToolbar
      at={at}
      list={list}
      search={{ label: w('search'), placeholder: w('searchHint'), maxLength: 60 }}
      filters={filters}
      isCompact
      columns={[]}
      sortable={[]}
      file={null}
      actions={
        <SelectField
          label={w('sortBy')}
          value={at.sort.id}
          options={SORTS.map((value) => ({
            value,
            label: shown === 'decided' && value === 'URGENT' ? w('sortDecided') : w(`sort${value}`),
          }))}
          onChange={(event) => at.sortBy({ id: event.target.value, desc: false })}
        />
      }
    />
  );
}
