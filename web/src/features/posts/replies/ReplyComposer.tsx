import type { Ref } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import { useViewer } from '../../identity/viewer/viewer';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { withMedia } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { personName } from '../../profiles/person-name';
import { useCreatePost } from '../writing/useCreatePost';
import type { AnsweredPost } from './answered-post';
import { useReplyWords } from './words';

interface ReplyComposerProps {
  post: { id: string; author: Pick<AnsweredPost['author'], 'handle' | 'displayName'> };
  roomy?: boolean;
  /** Told the id of the reply. */
  onSent?: (id: string) => void;
  ref?: Ref<ComposerHandle>;
}

/** An answer to one quack. Wherever it is written, it is one draft for each quack. */
export function ReplyComposer({ post, roomy, onSent, ref }: ReplyComposerProps) {
  const t = useT();
  const words = useReplyWords();
  const key = `${useViewer()?.id}:reply:${post.id}`;
  const { draft, change, forget } = useDraft(key);
  const publish = useCreatePost(post.id);
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
      failure={t('errors.createPost')}
      roomy={roomy}
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    />
  );
}
