import type { FragmentType } from '@apollo/client';
import { Pin } from 'lucide-react';
import { use } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useT } from '../../../i18n/I18nProvider';
import { focusInstead, neighborOf } from '../../../ui/list/articles';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useViewer } from '../../session/viewer/viewer';
import { OffersUndo } from '../card/saved-lists';
import { type PinButton_PostFragment, PinButton_PostFragmentDoc, PinPostDocument } from './Pin.generated';
import { usePin } from './usePin';

interface PinButtonProps {
  post: FragmentType<PinButton_PostFragment>;
  className?: string;
}

/** Pins a post privately. */
export function PinButton({ post: from, className }: PinButtonProps) {
  const t = useT();
  const viewer = useViewer();
  const toggle = usePin();
  const leavesRow = use(OffersUndo);
  const post = useOwnFragment(PinButton_PostFragmentDoc, from);
  if (!post) return null;

  function press(button: HTMLElement) {
    if (!post) return;
    if (!viewer) return wantPin(post.id);
    const neighbor = leavesRow && post.viewerHasPinned ? neighborOf(button) : null;
    void toggle(post);
    if (neighbor) focusInstead(neighbor);
  }

  return (
    <button
      type="button"
      aria-pressed={post.viewerHasPinned}
      aria-label={t('posts.pin')}
      data-tooltip={t(post.viewerHasPinned ? 'posts.unpin' : 'posts.pinTip')}
      data-shortcut="pin"
      className={cx(className, styles.button)}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      <Icon of={Pin} size={18} filled={post.viewerHasPinned} />
    </button>
  );
}

const wantPin = (id: string) =>
  signInPrompt.open({ to: 'pin', act: { mutation: PinPostDocument, id, done: 'posts.pinned' } });

const styles = sheet({
  button: {
    _hover: { color: 'brand.fg' },
    '&[aria-pressed=true]': { color: 'brand.fg' },
  },
});
