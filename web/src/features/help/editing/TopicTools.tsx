import { History, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { Row } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/feedback/toast';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { topicPath } from '../topic-path';
import { useMessages } from '../useMessages';
import { useDeleteHelpTopicMutation } from './Editing.generated';
import type { TopicOfHistory } from './HistoryDialog';
import { useRestoreHelpTopicMutation } from './History.generated';
import { useEditingMessages } from './useEditingMessages';

const HistoryDialog = lazyWithRetry(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** The editor's actions for the open topic. */
export function TopicTools({ topic, onEdit }: { topic: TopicOfHistory; onEdit: () => void }) {
  const t = useT();
  const w = useMessages();
  const e = useEditingMessages();
  const navigate = useNavigate();
  const [isComparing, setComparing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteHelpTopicMutation({ update: forgetHelp });
  const [restore] = useRestoreHelpTopicMutation({ update: forgetHelp });

  async function confirm() {
    try {
      await remove({ variables: { id: topic.id } });
      await navigate('/help', { replace: true });
      toast.success(w('deleted'), { label: w('undo'), onSelect: () => void undo() });
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
      setAsking(false);
    }
  }

  async function undo() {
    try {
      const { data } = await restore({ variables: { id: topic.id } });
      if (data) await navigate(topicPath(data.restoreHelpTopic.permalink));
      toast.success(e('topicRestored', { name: topic.title }));
    } catch (error) {
      toast.error(errorMessage(error, t, e('restoreFailed')));
    }
  }

  return (
    <Row gap={2} wrap>
      <Button size="sm" variant="outline" icon={Pencil} onClick={onEdit}>
        {w('edit')}
      </Button>
      <Button size="sm" variant="ghost" icon={History} onClick={() => setComparing(true)}>
        {e('history')}
      </Button>
      <Button size="sm" variant="ghost" icon={Trash2} onClick={() => setAsking(true)}>
        {w('delete')}
      </Button>
      {isComparing && (
        <Suspense fallback={null}>
          <HistoryDialog topic={topic} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isAsking}
        title={w('deleteTopic')}
        text={w('deleteTopicText', { name: topic.title })}
        confirmLabel={w('delete')}
        danger
        busy={loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
}
