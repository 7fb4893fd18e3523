import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useRelationshipMessages } from './messages';

interface BlockedProfileProps {
  handle: string;
  /** Given if the viewer blocks the person; without it, the person blocks the viewer. */
  onShow?: (() => void) | undefined;
}

/** Instead of the lists of a profile, where one of the two blocks the other. */
export function BlockedProfile({ handle, onShow }: BlockedProfileProps) {
  const w = useRelationshipMessages();
  if (!onShow) return <EmptyState drawing="reeds" title={w('blocksYou', { handle })} text={w('blocksYouText')} />;
  return (
    <EmptyState
      drawing="reeds"
      title={w('youBlock', { handle })}
      action={
        <Button variant="outline" onClick={onShow}>
          {w('showAnyway')}
        </Button>
      }
    />
  );
}
