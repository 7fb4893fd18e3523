import { useT } from '../../../i18n/I18nProvider';
import { Dialog } from '../../../ui/Dialog';
import { toast } from '../../../ui/toast';
import { useViewer } from '../../identity/viewer/viewer';
import type { Attached } from '../../media/attaching/attached';
import { StandingMedia } from '../../media/attaching/StandingMedia';
import { emptyDraft } from '../drafts/draft';
import { useDraft } from '../drafts/useDraft';
import { useUpdatePost } from '../writing/useUpdatePost';
import { Composer } from './Composer';

interface EditDialogProps {
  post: { id: string; content: string; contentWarning: string | null; media: readonly Attached[] };
  onClose: () => void;
}

/** Changes an own quack. Closed before it is saved, it keeps what was changed. */
export function EditDialog({ post, onClose }: EditDialogProps) {
  const t = useT();
  const { content, contentWarning, media } = post;
  const initial = { ...emptyDraft, content, contentWarning, media };
  const { draft, change, forget } = useDraft(`${useViewer()?.id}:edit:${post.id}`, initial);
  const update = useUpdatePost();
  return (
    <Dialog open title={t('posts.editTitle')} onClose={onClose}>
      <Composer
        draft={draft}
        onChange={change}
        onSend={async (written) => {
          await update(post.id, written);
          await forget(written);
          toast.success(t('posts.updated'));
          onClose();
        }}
        sendLabel={t('posts.save')}
        failure={t('errors.updatePost')}
        roomy
      >
        {media.length > 0 && <StandingMedia media={media} />}
      </Composer>
    </Dialog>
  );
}
