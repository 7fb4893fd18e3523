import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { HelpTabs } from '../features/help/HelpTabs';
import { TopicEditor } from '../features/help/editing/TopicEditor';
import { useIsEditor } from '../features/help/useIsEditor';
import { useWords } from '../features/help/useWords';
import { usePageTitle } from '../ui/usePageTitle';

/** /help/new?category=: a topic that is not there yet, for editors. */
export function HelpNew() {
  const w = useWords();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isEditor = useIsEditor();
  usePageTitle(w('newTopic'));
  if (!isEditor) return <Navigate to="/help" replace />;
  return (
    <>
      <HelpTabs selected="topics" within />
      <TopicEditor topic={null} categoryId={parameters.get('category') ?? ''} onClose={() => void navigate('/help')} />
    </>
  );
}
