import { useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { copyText } from '../../session/device/copy-text';

/** A handle that is copied when it is pressed; it looks like the text that it is. */
export function HandleButton({ handle }: { handle: string }) {
  const t = useT();
  const copied = t('profiles.handleCopied', { handle });
  return (
    <button
      type="button"
      dir="ltr"
      data-read
      data-tooltip={t('profiles.copyHandle')}
      className={styles.handle}
      onClick={() => void copyText(`@${handle}`, copied, t('profiles.copyFailed'))}
    >
      @{handle}
    </button>
  );
}

const styles = sheet({
  handle: {
    minHeight: '6',
    minWidth: '0',
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    overflowWrap: 'anywhere',
    borderRadius: '0.25rem',
    _hover: { color: 'fg.default', textDecoration: 'underline' },
  },
});
