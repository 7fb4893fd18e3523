import { Suspense } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { HelpTabs } from '../features/help/HelpTabs';
import { useIsEditor } from '../features/help/useIsEditor';
import { useMessages } from '../features/help/useMessages';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { Skeleton } from '../ui/feedback/Skeleton';
import { usePageTitle } from '../ui/layout/usePageTitle';

const TopicEditor = lazyWithRetry(async () => ({
  default: (await import('../features/help/editing/TopicEditor')).TopicEditor,
}));

/** /help/new?category=: a topic that is not there yet, for editors. */
export function HelpNewPage() {
  const w = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isEditor = useIsEditor();
  usePageTitle(w('newTopic'));
  if (!isEditor) return <Navigate to="/help" replace />;
  return (
    <>
      <HelpTabs selected="topics" within />
      <Suspense fallback={<Skeleton height="24rem" />}>
        <TopicEditor
          topic={null}
          categoryId={parameters.get('category') ?? ''}
          onClose={() => void navigate('/help')}
        />
      </Suspense>
    </>
  );
}
