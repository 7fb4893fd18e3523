import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useViewer } from '../../session/viewer/viewer';
import { type FollowButton_UserFragment, FollowButton_UserFragmentDoc, FollowUserDocument } from './Follow.generated';
import { useFollow } from './useFollow';

interface FollowButtonProps {
  user: FragmentType<FollowButton_UserFragment>;
  size?: 'sm' | 'md';
  /** Quieter, beside what the page is about. */
  soft?: boolean | undefined;
}

/** Not rendered for the viewer. Someone who follows the viewer is followed back. On hover and focus, "Following" becomes "Unfollow", and "Requested" "Withdraw". */
export function FollowButton({ user: from, size = 'sm', soft }: FollowButtonProps) {
  const t = useT();
  const viewer = useViewer();
  const toggle = useFollow();
  // Right after following, the pointer is still on the button, which must not offer to unfollow yet.
  const [justPressed, setJustPressed] = useState(false);
  const { data: person, complete } = useFragment({ fragment: FollowButton_UserFragmentDoc, from });
  if (!complete || person.viewerIsSelf) return null;

  const name = person.displayName || person.handle;
  const state = person.viewerFollowState;
  const endable = state !== 'NONE';
  const isBack = person.isFollowingViewer;
  function press() {
    if (!complete) return;
    if (!viewer) return wantFollow(person, name);
    setJustPressed(true);
    void toggle(person);
  }
  const forget = () => setJustPressed(false);

  return (
    <Button
      size={size}
      variant={endable ? 'outline' : soft ? 'soft' : 'solid'}
      aria-label={t(
        state === 'FOLLOWING'
          ? 'follows.followingPerson'
          : endable
            ? 'follows.requestedPerson'
            : isBack
              ? 'follows.followPersonBack'
              : 'follows.followPerson',
        { name },
      )}
      aria-pressed={endable}
      className={endable && !justPressed ? styles.endable : undefined}
      onClick={press}
      onPointerLeave={forget}
      onBlur={forget}
    >
      {endable ? (
        // Both labels overlap, so that the button keeps its width on hover.
        <span className={styles.words}>
          <span className={styles.is}>{t(state === 'FOLLOWING' ? 'follows.following' : 'follows.requested')}</span>
          <span className={styles.end} data-end>
            {t(state === 'FOLLOWING' ? 'follows.unfollow' : 'follows.withdraw')}
          </span>
        </span>
      ) : (
        t(isBack ? 'follows.followBack' : 'follows.follow')
      )}
    </Button>
  );
}

const wantFollow = ({ id, approvesFollowers }: FollowButton_UserFragment, name: string) =>
  signInPrompt.open({
    to: 'follow',
    name,
    act: { mutation: FollowUserDocument, id, done: approvesFollowers ? 'follows.asked' : 'follows.followed' },
  });

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
