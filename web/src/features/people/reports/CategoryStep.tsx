import type { ReportCategory } from '../../../graphql/schema.generated';
import { Alert } from '../../../ui/feedback/Alert';
import { RadioCards } from '../../../ui/form/Choices';
import { useReportMessages } from './messages';
import { categories } from './report-draft';
import { StepProblem } from './StepProblem';

interface CategoryStepProps {
  category: ReportCategory | null;
  complaint: string | null;
  onChange: (category: ReportCategory) => void;
}

/** What is wrong, and where to get help at once if someone is in danger. */
export function CategoryStep({ category, complaint, onChange }: CategoryStepProps) {
  const w = useReportMessages();
  return (
    <>
      <StepProblem>{complaint}</StepProblem>
      <RadioCards<ReportCategory | ''>
        legend={w('category')}
        hideLegend
        value={category ?? ''}
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
        options={categories.map((value) => ({
          value,
          label: w(`category${value}`),
          hint: w(`category${value}Hint`),
        }))}
      />
      <Emergency category={category} />
    </>
  );
}

/** Nothing at all, unless someone may be in danger now. */
export function Emergency({ category }: { category: ReportCategory | null }) {
  const w = useReportMessages();
  if (category !== 'CHILD_SAFETY' && category !== 'SELF_HARM') return null;
  return (
    <Alert tone="warning" live>
      {w(`emergency${category}`)}
    </Alert>
  );
}
