import { useState } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { EditHistoryDialog } from './EditHistoryDialog';
import { useEditMessages } from './messages';

export interface EditedMarkProps {
  postId: string;
  editedAt: string;
  editedAfterNods: number | null;
}

/** "Edited", or after how many nods; pressing it shows the versions. */
export function EditedMark({ postId, editedAt, editedAfterNods }: EditedMarkProps) {
  const t = useT();
  const w = useEditMessages();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const words = editedAfterNods === null ? t('posts.edited') : w('afterNods', { count: editedAfterNods });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-tooltip={t('posts.editedAt', { moment: formats.moment(new Date(editedAt)) })}
        className={styles.mark}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {isOpen && <EditHistoryDialog postId={postId} onClose={() => setOpen(false)} />}
    </>
  );
}

const styles = sheet({
  mark: {
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
});
