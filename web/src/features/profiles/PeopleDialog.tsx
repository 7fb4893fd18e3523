import { useT } from '../../i18n/I18nProvider';
import { Dialog } from '../../ui/Dialog';
import { PeopleList } from './PeopleList';
import { useListDialog } from './useListDialog';

interface PeopleDialogProps {
  handle: string;
  name: string;
}

/** Followers or those followed, over the profile, at an address of its own: Back closes it. */
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
      <PeopleList key={list} list={list} handle={handle} name={name} />
    </Dialog>
  );
}
