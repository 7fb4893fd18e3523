import type { ReportCategory } from '../../../graphql/schema.generated';
import { Alert } from '../../../ui/feedback/Alert';
import { useReportMessages } from './messages';

/** Where to get help at once if someone may be in danger; nothing for other categories. */
export function Emergency({ category }: { category: ReportCategory | null }) {
  const w = useReportMessages();
  if (category !== 'CHILD_SAFETY' && category !== 'SELF_HARM') return null;
  return (
    <Alert tone="warning" live>
      {w(`emergency${category}`)}
    </Alert>
  );
}
