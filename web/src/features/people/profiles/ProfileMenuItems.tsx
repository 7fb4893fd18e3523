import { profilePath } from '@mallard/rules/page-paths';
import { AtSign, Flag, Link2, MessagesSquare, Share, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/I18nProvider';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { copyText } from '../../session/device/copy-text';
import { fromProfile, newWhisperPath } from '../../session/paths/whisper-paths';
import { useViewer } from '../../session/viewer/viewer';
import { useRelationshipMessages } from '../relationships/messages';
import { relationshipDialog } from '../relationships/relationship-dialog';
import { useRelationshipItems } from '../relationships/useRelationshipItems';
import { noticePath } from '../reports/notice-path';
import { reportDialog } from '../reports/report-dialog';
import type { ProfileHeader_UserFragment } from './Profile.generated';

interface ProfileMenuItemsProps {
  person: Pick<ProfileHeader_UserFragment, 'id' | 'handle' | 'displayName' | 'viewerIsSelf' | 'blocksViewer'>;
  show: (items: readonly MenuItem[]) => ReactNode;
}

/** What the menu of a profile offers, in groups: the address, and what one does with the person. */
export function ProfileMenuItems({ person, show }: ProfileMenuItemsProps) {
  const t = useT();
  const viewer = useViewer();
  const navigate = useNavigate();
  const w = useRelationshipMessages();
  const { handle, displayName, viewerIsSelf, blocksViewer } = person;
  const { lists, mute, block, isBlocked } = useRelationshipItems(person, viewer !== null && !viewerIsSelf);
  const url = new URL(profilePath(handle), location.origin).href;
  const items: MenuItem[] = [
    {
      label: t('posts.copyLink'),
      icon: Link2,
      onSelect: () => void copyText(url, t('posts.linkCopied'), t('posts.copyFailed')),
    },
    {
      label: t('profiles.copyHandle'),
      icon: AtSign,
      onSelect: () => void copyText(`@${handle}`, t('profiles.handleCopied', { handle }), t('profiles.copyFailed')),
    },
  ];
  if ('share' in navigator) {
    const title = t('profiles.title', { name: displayName || handle, handle });
    // Closing the sheet without sharing is no failure.
    const share = () => void navigator.share({ url, title }).catch(() => undefined);
    items.push({ label: t('posts.shareVia'), icon: Share, onSelect: share });
  }
  if (viewer && !viewerIsSelf) {
    const whisper = () => void navigate(newWhisperPath([handle]), { state: fromProfile });
    if (!blocksViewer && !isBlocked)
      items.push({ label: t('profiles.whisper'), icon: MessagesSquare, group: true, onSelect: whisper });
    const options = () => relationshipDialog.open('mute', person);
    if (!blocksViewer && !isBlocked) items.push(lists);
    items.push(
      { ...mute, group: true },
      { label: w('muteOptions'), icon: SlidersHorizontal, onSelect: options },
      block,
      { label: w('report', { handle }), icon: Flag, onSelect: () => reportDialog.open({ kind: 'PERSON', person }) },
    );
  }
  if (!viewer)
    items.push({ label: w('report', { handle }), icon: Flag, group: true, to: noticePath(profilePath(handle)) });
  return show(items);
}
