import type { FragmentType } from '@apollo/client';
import { use, useState } from 'react';
import { useOwnFragment } from '../../graphql/useOwnFragment';
import { useFormats, useT } from '../../i18n/I18nProvider';
import { focusInstead, neighborOf } from '../../ui/articles';
import { Mark } from '../../ui/Mark';
import { cx, sheet } from '../../ui/theme/sheet';
import { useSignInFirst } from '../identity/viewer/useSignInFirst';
import { useViewer } from '../identity/viewer/viewer';
import { OffersUndo } from '../posts/kept-lists';
import { type NodButton_PostFragment, NodButton_PostFragmentDoc } from './Nod.generated';
import { useNod } from './useNod';

interface NodButtonProps {
  post: FragmentType<NodButton_PostFragment>;
  className?: string;
}

/** The drake nods: the viewer's nod and how many there are. */
export function NodButton({ post: from, className }: NodButtonProps) {
  const t = useT();
  const formats = useFormats();
  const viewer = useViewer();
  const toggle = useNod();
  const signInFirst = useSignInFirst();
  const leavesRow = use(OffersUndo);
  const [justGiven, setJustGiven] = useState(false);
  const post = useOwnFragment(NodButton_PostFragmentDoc, from);
  if (!post) return null;

  const { nodCount, viewerHasNodded } = post;
  const shown = formats.compact(nodCount);
  function press(button: HTMLElement) {
    if (!viewer) return signInFirst();
    if (!post) return;
    setJustGiven(!viewerHasNodded);
    const neighbor = leavesRow && viewerHasNodded ? neighborOf(button) : null;
    void toggle(post);
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
        <Mark size={20} />
      </span>
      {nodCount > 0 && <span>{shown}</span>}
    </button>
  );
}

const styles = sheet({
  button: {
    _hover: { color: 'accent.nod' },
    '&[aria-pressed=true]': { color: 'accent.nod', fontWeight: 'medium' },
    // The given nod differs in shape too, not in color alone.
    '&[aria-pressed=true] path:first-of-type': { fill: 'accent.subtle' },
  },
  head: { display: 'grid', transformOrigin: '40% 90%' },
  nodding: { animation: 'm-nod 420ms ease-out' },
});
