import { useT } from '../../../i18n/I18nProvider';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { PeopleList } from './PeopleList';
import { useListDialog } from './useListDialog';

interface PeopleDialogProps {
  handle: string;
  name: string;
}

/** The followers or followed people in a dialog with its own address: Back closes it. */
export function PeopleDialog({ handle, name }: PeopleDialogProps) {
  const t = useT();
  const { list, close } = useListDialog();
  if (list !== 'followers' && list !== 'following') return null;

  return (
    <Dialog
      open
      routed
      title={t(list === 'followers' ? 'profiles.followersTitle' : 'profiles.followingTitle')}
      onClose={close}
    >
      {/* Rather than the search field, which would open the keyboard of a phone. */}
      <div className={styles.list} tabIndex={-1} data-autofocus>
        <PeopleList key={list} list={list} handle={handle} name={name} />
      </div>
    </Dialog>
  );
}

const styles = sheet({
  list: {
    // It only takes the focus at first, so an outline around everything would say nothing.
    _focusVisible: { outline: 'none' },
    // A part of the profile stays in view.
    md: { maxHeight: '55dvh', overflowY: 'auto', marginInlineEnd: '-3', paddingInlineEnd: '3' },
  },
});
