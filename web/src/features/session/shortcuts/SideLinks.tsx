import { Keyboard } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { frameDialog } from './frame-dialog';

/** A link to the list of shortcuts, for people who don't know its key or have turned the keys off. */
export function SideLinks() {
  const t = useT();
  return (
    <button type="button" className={styles.link} onClick={() => frameDialog.open('shortcuts')}>
      <Icon of={Keyboard} size={18} />
      {t('shell.shortcuts')}
    </button>
  );
}

const styles = sheet({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: '2',
    minHeight: '8',
    paddingInline: '1',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { color: 'fg.default', textDecoration: 'underline' },
  },
});
