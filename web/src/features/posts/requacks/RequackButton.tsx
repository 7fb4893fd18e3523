import type { FragmentType } from '@apollo/client';
import { Repeat2 } from 'lucide-react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { Menu } from '../../../ui/overlay/Menu';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import type { CardPost } from '../card/useCardPost';
import { type RequackButton_PostFragment, RequackButton_PostFragmentDoc } from './Requack.generated';
import { wantRequack } from './change-requack';
import { RequackItems } from './RequackItems';

interface RequackButtonProps {
  post: Pick<CardPost, 'id' | 'author' | 'visibility' | 'viewerCanEdit' | 'viewerCanQuote' | 'isHeld'> &
    FragmentType<RequackButton_PostFragment>;
  className?: string;
}

/** The requack button with its count, and the menu of ways to pass a quack on. */
export function RequackButton({ post: from, className }: RequackButtonProps) {
  const t = useT();
  const formats = useFormats();
  const viewer = useViewer();
  const post = useOwnFragment(RequackButton_PostFragmentDoc, from);
  if (!post) return null;

  const { id, requackCount: count, viewerHasRequacked: isGiven } = post;
  const shown = formats.compact(count);
  const face = {
    type: 'button',
    'aria-label': [t('requacks.give'), ...(count > 0 ? [t('requacks.named', { count, shown })] : [])].join(', '),
    'data-tooltip': t(isGiven ? 'requacks.remove' : 'requacks.give'),
    'data-shortcut': 'requack',
    'data-given': isGiven || undefined,
    className: cx(className, styles.button),
    children: (
      <>
        <Icon of={Repeat2} size={20} />
        {count > 0 && <span>{shown}</span>}
      </>
    ),
  } as const;

  if (!viewer) return <button {...face} onClick={() => wantRequack(id)} />;
  return (
    <Menu
      label={t('requacks.give')}
      items={(show) => <RequackItems post={from} requacks={post} show={show} />}
      trigger={(trigger) => <button {...face} {...trigger} />}
    />
  );
}

const styles = sheet({
  button: {
    _hover: { color: 'brand.fg' },
    '&[data-given]': { color: 'brand.fg', fontWeight: 'medium' },
  },
});
