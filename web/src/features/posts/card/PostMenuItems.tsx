import { useApolloClient } from '@apollo/client/react';
import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { postPath, profilePath } from '@mallard/rules/page-paths';
import { CircleUser, Copy, Flag, Link2, MessagesSquare, Pencil, Pin, Trash2, UserMinus, UserPlus } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useT } from '../../../i18n/I18nProvider';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { PersonCardDocument } from '../../people/cards/PersonCard.generated';
import { useFollow } from '../../people/follows/useFollow';
import { useRelationshipMessages } from '../../people/relationships/messages';
import { useRelationshipItems } from '../../people/relationships/useRelationshipItems';
import { noticePath } from '../../people/reports/notice-path';
import { reportDialog } from '../../people/reports/report-dialog';
import { copyText } from '../../session/device/copy-text';
import { postAddress } from '../../session/paths/post-address';
import { newWhisperPath } from '../../session/paths/whisper-paths';
import { useHolds } from '../../session/viewer/claims';
import { useViewer } from '../../session/viewer/viewer';
import { draftWhisper } from '../drafts/whisper-draft';
import { useMutedThreadItem } from '../muted-threads/useMutedThreadItem';
import { PinButton_PostFragmentDoc } from '../pins/Pin.generated';
import { usePin } from '../pins/usePin';
import { usePinItems } from '../pins/usePinItems';
import { useFeaturedItem } from '../featured/useFeaturedItem';
import { useKeepPlaceItems } from '../reading/useKeepPlaceItems';
import { useQuoteItems } from '../quotes/useQuoteItems';
import { usePostMenuMessages } from './menu-messages';
import { useReplyItems } from '../reply-control/useReplyItems';
import type { MenuPost, MenuQuestion } from './menu-post';
import { OffersUndo } from './saved-lists';
import { reportedPost } from './reported-post';
import { useCopyLink } from './useCopyLink';

interface PostMenuItemsProps {
  post: MenuPost;
  onAsk: (what: MenuQuestion) => void;
  show: (items: readonly MenuItem[]) => ReactNode;
}

/** What the menu of a quack offers, in groups: the quack, its author, and what can't be undone. */
export function PostMenuItems({ post, onAsk, show }: PostMenuItemsProps) {
  const t = useT();
  const mayRemove = useHolds('posts.remove');
  // What is held is its author's, and can't be edited.
  const isOwn = post.viewerCanEdit || post.isHeld;
  const ofQuack = useQuackItems(post, onAsk);
  const ofReplies = useReplyItems(post, () => onAsk('replies'));
  const ofAuthor = useAuthorItems(post);
  const ofQuotes = useQuoteItems(post, onAsk);
  const removal: MenuItem = {
    label: t(isOwn ? 'posts.delete' : 'posts.remove'),
    icon: Trash2,
    danger: true,
    group: true,
    onSelect: () => onAsk('delete'),
  };
  return show([...ofQuack, ...ofQuotes, ...ofReplies, ...ofAuthor, ...(isOwn || mayRemove ? [removal] : [])]);
}

function useQuackItems(post: MenuPost, onAsk: PostMenuItemsProps['onAsk']): MenuItem[] {
  const t = useT();
  const words = usePostMenuMessages();
  const viewer = useViewer();
  const copyLink = useCopyLink();
  const togglePin = usePin();
  const pin = useOwnFragment(PinButton_PostFragmentDoc, post);
  // There, its own button unpins, because the row leaves the list.
  const isSavedList = use(OffersUndo);
  const { content, viewerCanEdit, visibility } = post;
  const hint = visibility === 'FOLLOWERS' ? { hint: words('followersOnly') } : {};
  const text: MenuItem = {
    label: words('copyText'),
    icon: Copy,
    onSelect: () => void copyText(content, words('textCopied'), words('copyTextFailed')),
  };
  const ofPin = usePinItems(post.id);
  const place = useKeepPlaceItems(post.id);
  const conversation = useMutedThreadItem(post.id, viewer !== null && !post.isHeld);
  const featured = useFeaturedItem(post.id, viewerCanEdit);
  const edit: MenuItem = { label: t('posts.edit'), icon: Pencil, onSelect: () => onAsk('edit') };
  return [
    { label: t('posts.copyLink'), icon: Link2, ...hint, onSelect: () => void copyLink(post) },
    ...(viewerCanEdit ? [edit, featured] : []),
    ...(content === '' ? [] : [text]),
    ...(viewer && pin && !isSavedList && !post.isHeld
      ? [
          {
            label: t(pin.viewerHasPinned ? 'posts.unpin' : 'posts.pin'),
            hint: words('onlyYou'),
            icon: Pin,
            onSelect: () => void togglePin(pin),
          },
        ]
      : []),
    ...ofPin,
    ...place,
    ...(viewer && !post.isHeld ? [conversation] : []),
  ];
}

const followWords = { NONE: 'follow', REQUESTED: 'withdraw', FOLLOWING: 'unfollow' } as const;

function useAuthorItems(post: MenuPost): MenuItem[] {
  const { id, author, viewerCanEdit, isHeld } = post;
  const words = usePostMenuMessages();
  const w = useRelationshipMessages();
  const viewer = useViewer();
  const client = useApolloClient();
  const navigate = useNavigate();
  const toggleFollow = useFollow();
  const { handle, viewerFollowState } = author;
  const isOther = !viewerCanEdit && !isHeld && !isDeletedHandle(handle);
  const relationship = useRelationshipItems(author, viewer !== null && isOther);
  if (!isOther) return [];

  const profile: MenuItem = { label: words('openProfile'), icon: CircleUser, to: profilePath(handle) };
  if (!viewer)
    return [
      { ...profile, group: true },
      { label: w('reportQuack'), icon: Flag, to: noticePath(postPath(id)) },
    ];
  async function follow() {
    const { data } = await client.query({ query: PersonCardDocument, variables: { handle } });
    if (data?.user) await toggleFollow(data.user);
  }
  async function whisper(viewerId: string) {
    await draftWhisper(viewerId, postAddress(id));
    void navigate(newWhisperPath([]));
  }
  const ofPerson: MenuItem[] = [
    { label: words('whisper'), icon: MessagesSquare, onSelect: () => void whisper(viewer.id) },
    profile,
  ];
  // Whom one blocks must be unblocked first.
  if (!relationship.isBlocked)
    ofPerson.unshift({
      label: words(followWords[viewerFollowState], { handle }),
      icon: viewerFollowState === 'NONE' ? UserPlus : UserMinus,
      onSelect: () => void follow().catch(() => undefined),
    });
  return [
    ...ofPerson.map((item, index) => (index === 0 ? { ...item, group: true as const } : item)),
    ...(relationship.isBlocked ? [] : [relationship.lists]),
    { ...relationship.mute, group: true },
    relationship.block,
    { label: w('reportQuack'), icon: Flag, onSelect: () => reportDialog.open(reportedPost(post)) },
  ];
}
