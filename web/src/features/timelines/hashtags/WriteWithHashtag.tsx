import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { useMessages } from './messages';
import { useWriteWithHashtag } from '../../posts/drafts/useWriteWithHashtag';

/** Opens the composer with a hashtag in it. @param beside small, beside what the hashtag counts */
export function WriteWithHashtag({ tag, beside }: { tag: string; beside?: boolean }) {
  const t = useT();
  const w = useMessages();
  const writeWith = useWriteWithHashtag();
  return (
    <Button
      {...(beside && { variant: 'outline', size: 'sm' })}
      aria-label={beside ? w('writeWith', { tag }) : undefined}
      onClick={() => void writeWith(tag)}
    >
      {t(beside ? 'shell.compose' : 'timelines.write')}
    </Button>
  );
}
