import { PencilLine } from 'lucide-react';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useSettingsMessages } from './messages';

/** Says that the form has unsaved changes from before. */
export function UnsavedNotice({ onDiscard }: { onDiscard: () => void }) {
  const w = useSettingsMessages();
  return (
    <div role="status" className={styles.box}>
      <Icon of={PencilLine} size={18} className={styles.icon} />
      <p className={styles.words}>
        <strong className={styles.title}>{w('unsaved')}</strong>
        {w('unsavedText')}
      </p>
      <Button variant="outline" size="sm" onClick={onDiscard}>
        {w('discard')}
      </Button>
    </div>
  );
}

const styles = sheet({
  box: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    bg: 'bg.sunken',
    fontSize: 'sm',
  },
  icon: { color: 'fg.muted' },
  words: { flex: '1', minWidth: '11rem', color: 'fg.muted' },
  title: { display: 'block', fontWeight: 'medium', color: 'fg.default' },
});
