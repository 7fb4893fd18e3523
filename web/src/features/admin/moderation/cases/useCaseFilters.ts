import type { CaseAssignee, CaseSort, ReportCategory, ReportSubject } from '../../../../graphql/schema.generated';
import { useNow } from '../../../../ui/text/useNow';
import { type TableAddress, useTableAddress } from '../../tables/useTableAddress';
import { categories } from '../../../people/reports/report-draft';
import type { ShownState } from './case-state';

export const SUBJECTS = ['POST', 'MEDIA', 'WHISPER', 'PROFILE', 'PERSON'] as const satisfies readonly ReportSubject[];
const ASSIGNEES = ['ME', 'NO_ONE'] as const satisfies readonly CaseAssignee[];
const DUE = ['overdue', 'today'] as const;
export const SORTS = ['URGENT', 'NEWEST', 'OLDEST', 'MOST_REPORTED'] as const satisfies readonly CaseSort[];

export type CaseFilterName = 'about' | 'category' | 'rule' | 'assignee' | 'due';
export type CaseAddress = TableAddress<CaseFilterName>;

/** Search, filters and order of the queue, which are in the address, and the variables of the query that they lead to. */
export function useCaseFilters(shown: ShownState) {
  const at = useTableAddress<CaseFilterName>({
    sortable: SORTS,
    sort: { id: 'URGENT', desc: false },
    filters: {
      about: SUBJECTS,
      category: categories,
      rule: null,
      // Decided cases are due to no one.
      assignee: shown === 'open' ? ASSIGNEES : [],
      due: shown === 'decided' ? [] : DUE,
    },
  });
  const tomorrow = new Date(useNow());
  tomorrow.setHours(24, 0, 0, 0);
  const { about, category, rule, assignee, due } = at.filters;
  const variables = {
    query: at.query || null,
    subject: about as ReportSubject | null,
    category: category as ReportCategory | null,
    ruleId: rule,
    assignee: assignee as CaseAssignee | null,
    isOverdue: due === 'overdue' ? true : null,
    dueBefore: due === 'today' ? tomorrow.toISOString() : null,
    sort: at.sort.id as CaseSort,
  };
  return { at, variables };
}
