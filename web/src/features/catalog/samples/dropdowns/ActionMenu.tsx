import { Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../ui/form/IconButton';
import { Menu } from '../../../../ui/overlay/Menu';
import { toast } from '../../../../ui/feedback/toast';
import { useMessages } from '../messages';

export function ActionMenu() {
  const w = useMessages();
  return (
    <Menu
      label={w('moreActions')}
      align="start"
      items={[
        { label: w('copyLink'), icon: Link2, onSelect: () => toast.success(w('linkCopied')) },
        { label: w('edit'), icon: Pencil, onSelect: () => toast.info(w('edit')) },
        { label: w('delete'), icon: Trash2, danger: true, group: true, onSelect: () => toast.error(w('delete')) },
      ]}
      trigger={(trigger) => <IconButton icon={Ellipsis} label={w('moreActions')} variant="outline" {...trigger} />}
    />
  );
}
