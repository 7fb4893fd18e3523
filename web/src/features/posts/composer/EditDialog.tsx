import type { Visibility } from '@mallard/rules/visibility';
import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import type { Attached } from '../attachments/attached';
import { ExistingMedia } from '../attachments/ExistingMedia';
import type { StoredPlace } from '../nearby/OwnPlace';
import { ExistingPlace } from '../nearby/ExistingPlace';
import { emptyDraft } from '../drafts/draft';
import { audienceOfEdit } from '../visibility/audience';
import { useDraft } from '../drafts/useDraft';
import { useUpdatePost } from '../actions/useUpdatePost';
import { Composer } from './Composer';
import { useComposerMessages } from './messages';

interface EditDialogProps {
  post: {
    id: string;
    content: string;
    language: string | null;
    contentWarning: string | null;
    isMarkedSensitive: boolean;
    isMarkedByStaff: boolean;
    media: readonly Attached[];
    ownPlace: StoredPlace | null;
    visibility: Visibility;
  };
  onClose: () => void;
}

/** Edits the viewer's post. Closing it without saving keeps the changes as a draft. */
export function EditDialog({ post, onClose }: EditDialogProps) {
  const w = useComposerMessages();
  const { content, language, contentWarning, media, ownPlace, isMarkedSensitive, isMarkedByStaff } = post;
  const initial = {
    ...{ ...emptyDraft, content, contentWarning, media, isSensitive: isMarkedSensitive },
    // An edit changes nothing that no one asked for.
    ...{ language, isLanguageChosen: true },
  };
  const { draft, change, forget } = useDraft(`${useViewer()?.id}:edit:${post.id}`, initial);
  const update = useUpdatePost();
  const [removesPlace, setRemovesPlace] = useState(false);
  return (
    <Dialog open sheet title={w('editTitle')} onClose={onClose}>
      <Composer
        draft={draft}
        onChange={change}
        onSend={async (written) => {
          const isMarkChanged = written.isSensitive !== isMarkedSensitive;
          await update(post.id, written, { removesPlace, isMarkChanged });
          await forget(written);
          toast.success(w('updated'));
          onClose();
        }}
        sendLabel={w('save')}
        failure={w('saveFailed')}
        audience={audienceOfEdit(post.visibility)}
        roomy
      >
        {media.length > 0 && (
          <ExistingMedia
            media={media}
            isSensitive={draft.isSensitive}
            onSensitive={(isSensitive) => change({ isSensitive })}
            isMarkedByStaff={isMarkedByStaff}
          />
        )}
        {ownPlace && <ExistingPlace place={ownPlace} isRemoved={removesPlace} onChange={setRemovesPlace} />}
      </Composer>
    </Dialog>
  );
}
