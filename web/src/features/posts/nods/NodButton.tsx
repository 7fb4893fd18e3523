import type { FragmentType } from '@apollo/client';
import { use, useState } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { focusInstead, neighborOf } from '../../../ui/list/articles';
import { Mark } from '../../../ui/media/Mark';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useShownFirst } from '../../../ui/feedback/useShownFirst';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useViewer } from '../../session/viewer/viewer';
import { OffersUndo } from '../card/saved-lists';
import { type NodButton_PostFragment, NodButton_PostFragmentDoc, NodPostDocument } from './Nod.generated';
import { isNodUnderWay, useNod, withNod } from './useNod';

interface NodButtonProps {
  post: FragmentType<NodButton_PostFragment>;
  className?: string;
}

/** The nod button with its count. */
export function NodButton({ post: from, className }: NodButtonProps) {
  const t = useT();
  const formats = useFormats();
  const viewer = useViewer();
  const toggle = useNod();
  const leavesRow = use(OffersUndo);
  const [justGiven, setJustGiven] = useState(false);
  const post = useOwnFragment(NodButton_PostFragmentDoc, from);
  const [shownPost, show] = useShownFirst(post);
  if (!post || !shownPost) return null;

  const { nodCount, viewerHasNodded } = shownPost;
  const shown = formats.compact(nodCount);
  function press(button: HTMLElement) {
    if (!post) return;
    if (!viewer) return wantNod(post.id);
    if (isNodUnderWay(post.id)) return;
    setJustGiven(!viewerHasNodded);
    const neighbor = leavesRow && viewerHasNodded ? neighborOf(button) : null;
    show(withNod(post, !viewerHasNodded), () => void toggle(post));
    if (neighbor) focusInstead(neighbor);
  }

  return (
    <button
      type="button"
      aria-label={t('nods.named', { count: nodCount, shown })}
      aria-pressed={viewerHasNodded}
      data-tooltip={t(viewerHasNodded ? 'nods.remove' : 'nods.give')}
      data-shortcut="nod"
      className={cx(className, styles.button)}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      <span className={cx(styles.head, viewerHasNodded && justGiven && styles.nodding)}>
        <Mark size={20} nodding />
      </span>
      {nodCount > 0 && <span>{shown}</span>}
    </button>
  );
}

const wantNod = (id: string) =>
  signInPrompt.open({ to: 'nod', act: { mutation: NodPostDocument, id, done: 'nods.given' } });

const styles = sheet({
  button: {
    _hover: { color: 'accent.nod' },
    '&[aria-pressed=true]': { color: 'accent.nod', fontWeight: 'medium' },
    // Filled when active, so that it differs not only by color.
    '&[aria-pressed=true] path:first-of-type': { fill: 'accent.subtle' },
  },
  head: { display: 'grid', transformOrigin: '40% 90%' },
  nodding: { animation: 'm-nod 420ms ease-out' },
});
