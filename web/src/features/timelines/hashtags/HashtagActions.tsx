import { EyeOff } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../ui/form/IconButton';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { useMessages } from './messages';
import { WriteWithHashtag } from './WriteWithHashtag';

/** What one can do with a hashtag: filter it, and write with it. */
export function HashtagActions({ tag }: { tag: string }) {
  const w = useMessages();
  const viewer = useViewer();
  const navigate = useNavigate();
  const toFilters = `/profile?${new URLSearchParams({ section: 'filters', add: `#${tag}` }).toString()}`;
  return (
    <div className={styles.actions}>
      {viewer && (
        <IconButton icon={EyeOff} size="sm" label={w('mute', { tag })} onClick={() => void navigate(toFilters)} />
      )}
      <WriteWithHashtag tag={tag} beside />
    </div>
  );
}

const styles = sheet({ actions: { display: 'flex', alignItems: 'center', gap: '1' } });
