import { useT } from '../../../i18n/I18nProvider';
import { Dialog } from '../../../ui/Dialog';
import { frameDialog } from '../../shortcuts/frame-dialog';
import { QuackComposer } from './QuackComposer';

/** On top of any page; closed unsent, the draft stays. */
export function ComposeDialog() {
  const t = useT();
  return (
    <Dialog open title={t('posts.compose')} onClose={frameDialog.close}>
      <QuackComposer roomy onSent={frameDialog.close} />
    </Dialog>
  );
}
