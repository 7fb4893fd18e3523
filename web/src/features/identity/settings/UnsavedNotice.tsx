import { PencilLine } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useWords } from './words';

/** Tells whoever comes back that the form holds what they typed before, and is not saved. */
export function UnsavedNotice({ onDiscard }: { onDiscard: () => void }) {
  const w = useWords();
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
