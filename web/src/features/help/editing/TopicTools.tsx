import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { Row } from '../../../ui/Layout';
import { toast } from '../../../ui/toast';
import { useWords } from '../useWords';
import { useDeleteHelpTopicMutation } from './Editing.generated';

/** What an editor does with the topic that is open. */
export function TopicTools({ topic, onEdit }: { topic: { id: string; title: string }; onEdit: () => void }) {
  const t = useT();
  const w = useWords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteHelpTopicMutation({ update: forgetHelp });

  async function confirm() {
    try {
      await remove({ variables: { id: topic.id } });
      await navigate('/help', { replace: true });
      toast.success(w('deleted'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
      setAsking(false);
    }
  }

  return (
    <Row gap={2}>
      <Button size="sm" variant="outline" icon={Pencil} onClick={onEdit}>
        {w('edit')}
      </Button>
      <Button size="sm" variant="ghost" icon={Trash2} onClick={() => setAsking(true)}>
        {w('delete')}
      </Button>
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
