import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { sheet } from '../../ui/theme/sheet';
import { useSignInFirst } from '../identity/viewer/useSignInFirst';
import { useViewer } from '../identity/viewer/viewer';
import { type FollowButton_UserFragment, FollowButton_UserFragmentDoc } from './Follow.generated';
import { useFollow } from './useFollow';

interface FollowButtonProps {
  user: FragmentType<FollowButton_UserFragment>;
  size?: 'sm' | 'md';
}

/** Nothing for oneself. While following it says so, and offers to end it under the pointer or the focus. */
export function FollowButton({ user: from, size = 'sm' }: FollowButtonProps) {
  const t = useT();
  const viewer = useViewer();
  const toggle = useFollow();
  const signInFirst = useSignInFirst();
  // Whoever has just followed still points at the button, and does not want to be asked to end it.
  const [justPressed, setJustPressed] = useState(false);
  const { data: person, complete } = useFragment({ fragment: FollowButton_UserFragmentDoc, from });
  if (!complete || person.viewerIsSelf) return null;

  const name = person.displayName || person.handle;
  const following = person.viewerIsFollowing;
  function press() {
    if (!viewer) return signInFirst();
    setJustPressed(true);
    if (complete) void toggle(person);
  }
  const forget = () => setJustPressed(false);

  return (
    <Button
      size={size}
      variant={following ? 'outline' : 'solid'}
      aria-label={t(following ? 'follows.followingPerson' : 'follows.followPerson', { name })}
      aria-pressed={following}
      className={following && !justPressed ? styles.endable : undefined}
      onClick={press}
      onPointerLeave={forget}
      onBlur={forget}
    >
      {following ? (
        // Both words lie in one place, so that the button keeps its width under the pointer.
        <span className={styles.words}>
          <span className={styles.is}>{t('follows.following')}</span>
          <span className={styles.end} data-end>
            {t('follows.unfollow')}
          </span>
        </span>
      ) : (
        t('follows.follow')
      )}
    </Button>
  );
}

const styles = sheet({
  endable: {
    '&:is(:hover, :focus-visible)': { borderColor: 'danger.solid', bg: 'danger.subtle', color: 'danger.fg' },
    '&:is(:hover, :focus-visible) span:first-child:not(:only-child)': { visibility: 'hidden' },
    '&:is(:hover, :focus-visible) [data-end]': { visibility: 'visible' },
  },
  words: { display: 'inline-grid', justifyItems: 'center' },
  is: { gridArea: '1 / 1' },
  end: { gridArea: '1 / 1', visibility: 'hidden' },
});
