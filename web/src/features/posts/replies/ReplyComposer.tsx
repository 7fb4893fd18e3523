import { postPath } from '@mallard/rules/page-paths';
import { type Ref, Suspense } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { useComposerMessages } from '../composer/messages';
import { withMedia, withThread } from '../drafts/draft';
import { drafts, replyKey } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { useFollowDraft } from '../drafts/useFollowDraft';
import { personName } from '../../people/profiles/person-name';
import { useCreatePost } from '../actions/useCreatePost';
import { audienceOfReply } from '../visibility/audience';
import { AnsweredAudience_PostFragmentDoc } from './AnsweredAudience.generated';
import type { AnsweredPost } from './answered-post';
import { useReplyMessages } from './messages';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere';

interface ReplyComposerProps {
  post: Pick<AnsweredPost, 'id'> & { author: Pick<AnsweredPost['author'], 'handle' | 'displayName'> };
  roomy?: boolean;
  /** Called with the id of the reply; null if it can still be undone. */
  onSent?: (id: string | null) => void;
  ref?: Ref<ComposerHandle>;
}

/** The composer of a reply. There is one draft per parent post. */
export function ReplyComposer({ post, roomy, onSent, ref }: ReplyComposerProps) {
  const t = useT();
  const w = useComposerMessages();
  const words = useReplyMessages();
  const key = replyKey(useViewer()?.id, post.id);
  const { draft, change, forget } = useDraft(key);
  useFollowDraft(key);
  const publish = useCreatePost(key, post.id);
  const answered = useOwnFragment(AnsweredAudience_PostFragmentDoc, { __typename: 'Post', id: post.id });
  return (
    <Composer
      ref={ref}
      label={words('formLabel', { name: personName(post.author, t) })}
      placeholder={words('placeholder')}
      draft={draft}
      onChange={change}
      onSend={async (written) => {
        const { id, isUndoable } = await publish(written);
        await forget(written);
        if (!isUndoable)
          toast.success(words('posted'), id === null ? undefined : { label: w('view'), to: postPath(id) });
        onSent?.(id);
      }}
      sendLabel={words('send')}
      failure={w('publishFailed')}
      roomy={roomy}
      takesPoll
      audience={answered ? audienceOfReply(answered.visibility) : undefined}
      // Another client may have begun a thread.
      onThread={
        draft.thread.length > 0 ? (next) => drafts.keep(key, withThread(drafts.read(key) ?? draft, next)) : undefined
      }
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    >
      {draft.saved?.isChangedElsewhere && (
        <Suspense fallback={null}>
          <ChangedElsewhere draftKey={key} />
        </Suspense>
      )}
    </Composer>
  );
}
