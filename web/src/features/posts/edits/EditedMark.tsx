import { type ReactNode, useState } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { EditHistoryDialog } from './EditHistoryDialog';
import { EditedMark_PostFragmentDoc } from './PostEdits.generated';
import { useEditMessages } from './messages';

/** "Edited", or after how many nods; pressing it shows the versions. */
export function EditedMark({ postId, fallback }: { postId: string; fallback: ReactNode }) {
  const t = useT();
  const w = useEditMessages();
  const formats = useFormats();
  const post = useOwnFragment(EditedMark_PostFragmentDoc, { __typename: 'Post', id: postId });
  const [isOpen, setOpen] = useState(false);
  if (!post?.editedAt) return fallback;
  const { editedAt, editedAfterNods } = post;
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
