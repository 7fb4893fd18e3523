import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Bell } from 'lucide-react';
import type { PostNotifications } from '../../../graphql/schema.generated';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { IconButton } from '../../../ui/form/IconButton';
import { Menu } from '../../../ui/overlay/Menu';
import { sheet } from '../../../ui/theme/sheet';
import {
  type PostNotificationsMenu_UserFragment,
  PostNotificationsMenu_UserFragmentDoc,
  useChoosePostNotificationsMutation,
} from './PostNotifications.generated';

const CHOICES = [
  { choice: 'ALL', label: 'follows.notifyAll', hint: 'follows.notifyAllHint' },
  { choice: 'ORIGINALS', label: 'follows.notifyOriginals', hint: 'follows.notifyOriginalsHint' },
  { choice: 'OFF', label: 'follows.notifyOff', hint: null },
] as const satisfies readonly { choice: PostNotifications; label: string; hint: string | null }[];

/** The bell of someone whom the viewer follows, filled once it rings for something. It changes at once, and back if the server refuses. */
export function PostNotificationsMenu({ user: from }: { user: FragmentType<PostNotificationsMenu_UserFragment> }) {
  const t = useT();
  const [choosePostNotifications] = useChoosePostNotificationsMutation();
  const { data: person, complete } = useFragment({ fragment: PostNotificationsMenu_UserFragmentDoc, from });
  if (!complete || person.viewerFollowState !== 'FOLLOWING') return null;

  const { id, viewerPostNotifications: chosen } = person;
  const state = t(CHOICES.find(({ choice }) => choice === chosen)!.label);
  const label = t('follows.notifications', { name: person.displayName || person.handle });

  async function choose(choice: PostNotifications) {
    if (choice === chosen) return;
    const user = { __typename: 'User' as const, id, viewerPostNotifications: choice };
    try {
      await choosePostNotifications({
        variables: { id, choice },
        optimisticResponse: { choosePostNotifications: { __typename: 'UserPayload' as const, user } },
      });
    } catch (error) {
      toast.error(errorMessage(error, t, t('errors.choosePostNotifications')));
    }
  }

  return (
    <Menu
      label={label}
      items={CHOICES.map(({ choice, label: name, hint }) => ({
        label: t(name),
        ...(hint && { hint: t(hint) }),
        checked: choice === chosen,
        onSelect: () => void choose(choice),
      }))}
      trigger={(trigger) => (
        <IconButton
          icon={Bell}
          filled={chosen !== 'OFF'}
          variant="outline"
          label={t('follows.notificationsNow', { label, state })}
          className={styles.button}
          {...trigger}
        />
      )}
    />
  );
}

// As tall as the buttons beside it.
const styles = sheet({ button: { boxSize: '9' } });
