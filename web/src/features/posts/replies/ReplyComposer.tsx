import type { Ref } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { useComposerMessages } from '../composer/messages';
import { withMedia } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { personName } from '../../people/profiles/person-name';
import { useCreatePost } from '../actions/useCreatePost';
import { audienceOfReply } from '../visibility/audience';
import { AnsweredAudience_PostFragmentDoc } from './AnsweredAudience.generated';
import type { AnsweredPost } from './answered-post';
import { useReplyMessages } from './messages';

interface ReplyComposerProps {
  post: Pick<AnsweredPost, 'id'> & { author: Pick<AnsweredPost['author'], 'handle' | 'displayName'> };
  roomy?: boolean;
  /** Called with the id of the reply. */
  onSent?: (id: string) => void;
  ref?: Ref<ComposerHandle>;
}

/** The composer of a reply. There is one draft per parent post. */
export function ReplyComposer({ post, roomy, onSent, ref }: ReplyComposerProps) {
  const t = useT();
  const w = useComposerMessages();
  const words = useReplyMessages();
  const key = `${useViewer()?.id}:reply:${post.id}`;
  const { draft, change, forget } = useDraft(key);
  const publish = useCreatePost(post.id);
  const answered = useOwnFragment(AnsweredAudience_PostFragmentDoc, { __typename: 'Post', id: post.id });
  return (
    <Composer
      ref={ref}
      label={words('formLabel', { name: personName(post.author, t) })}
      placeholder={words('placeholder')}
      draft={draft}
      onChange={change}
      onSend={async (written) => {
        const id = await publish(written, (tried) => drafts.keep(key, tried));
        await forget(written);
        toast.success(words('posted'));
        if (id !== undefined) onSent?.(id);
      }}
      sendLabel={words('send')}
      failure={w('publishFailed')}
      roomy={roomy}
      takesPoll
      audience={answered ? audienceOfReply(answered.visibility) : undefined}
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    />
  );
}
