import { Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../ui/IconButton';
import { Menu } from '../../../../ui/Menu';
import { toast } from '../../../../ui/toast';
import { useWords } from '../words';

export function ActionMenu() {
  const w = useWords();
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
