import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import { useViewer } from '../../identity/viewer/viewer';
import { withMedia } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { useCreatePost } from '../writing/useCreatePost';
import { Composer } from './Composer';

interface QuackComposerProps {
  roomy?: boolean;
  onSent?: () => void;
}

/** A new quack of the viewer. Wherever it is written, it is one draft. */
export function QuackComposer({ roomy, onSent }: QuackComposerProps) {
  const t = useT();
  const key = `${useViewer()?.id}:new`;
  const { draft, change, forget } = useDraft(key);
  const publish = useCreatePost();
  return (
    <Composer
      draft={draft}
      onChange={change}
      onSend={async (written) => {
        await publish(written, (tried) => drafts.keep(key, tried));
        await forget(written);
        toast.success(t('posts.published'));
        onSent?.();
      }}
      sendLabel={t('posts.publish')}
      failure={t('errors.createPost')}
      onScheduled={() => {
        void forget();
        onSent?.();
      }}
      roomy={roomy}
      takesPlace
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    />
  );
}
