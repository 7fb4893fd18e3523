import { EditorDialog } from '../../../forms/EditorDialog';
import { pictureMarkdown } from '../../../forms/markdown/markdown-edits';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Checkbox } from '../../../ui/form/Checkbox';
import { TextAreaField } from '../../../ui/form/TextField';
import { cx, sheet } from '../../../ui/theme/sheet';
import { rest } from '../../session/sign-in/rest';
import { useEditingMessages } from './useEditingMessages';

const MAX_ALT_TEXT = 1_500;

/** The field of a REST help picture that is used here. */
interface RestHelpPicture {
  /** With the size as its fragment. */
  url: string;
}

export interface PictureDialogProps {
  file: File;
  /** An object URL of the file. */
  previewUrl: string;
  onAdd: (markdown: string) => void;
  onClose: () => void;
}

/** Asks what a picture shows, and uploads it. */
export function PictureDialog({ file, previewUrl, onAdd, onClose }: PictureDialogProps) {
  const t = useT();
  const e = useEditingMessages();
  const rules = createRules(t);
  const form = useForm({
    initial: { alt: '', isDecorative: false },
    validate: ({ alt, isDecorative }) => ({
      alt: isDecorative ? null : alt.trim() === '' ? e('altMissing') : rules.atMost(MAX_ALT_TEXT, alt),
    }),
    failure: e('pictureFailed'),
    async submit({ alt, isDecorative }) {
      const body = new FormData();
      body.set('file', file);
      const { url } = await rest<RestHelpPicture>('POST', '/help/pictures', body);
      onAdd(pictureMarkdown(isDecorative ? '' : alt, url));
    },
  });
  const { isDecorative } = form.values;
  return (
    <EditorDialog title={e('addPicture')} form={form} saveLabel={e('add')} onClose={onClose}>
      <img src={previewUrl} alt={file.name} className={styles.picture} />
      <TextAreaField
        label={e('alt')}
        hint={e('altHint')}
        rows={2}
        required={!isDecorative}
        disabled={isDecorative}
        className={cx(isDecorative && styles.unused)}
        {...form.text('alt')}
      />
      <Checkbox label={e('isDecorative')} hint={e('isDecorativeHint')} {...form.flag('isDecorative')} />
    </EditorDialog>
  );
}

const styles = sheet({
  picture: {
    width: 'full',
    height: '14rem',
    objectFit: 'contain',
    borderRadius: 'control',
    bg: 'bg.sunken',
  },
  unused: { opacity: '0.5' },
});
