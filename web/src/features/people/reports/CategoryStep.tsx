import type { ReportCategory } from '../../../graphql/schema.generated';
import { RadioCards } from '../../../ui/form/Choices';
import { useReportMessages } from './messages';
import { categories } from './report-draft';
import { StepProblem } from './StepProblem';

interface CategoryStepProps {
  category: ReportCategory | null;
  complaint: string | null;
  onChange: (category: ReportCategory) => void;
}

/** What is wrong. */
export function CategoryStep({ category, complaint, onChange }: CategoryStepProps) {
  const w = useReportMessages();
  return (
    <>
      <StepProblem>{complaint}</StepProblem>
      <RadioCards<ReportCategory | ''>
        legend={w('category')}
        hideLegend
        stacked
        value={category ?? ''}
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
        options={categories.map((value) => ({
          value,
          label: w(`category${value}`),
          hint: w(`category${value}Hint`),
        }))}
      />
    </>
  );
}
