import { errorMessage } from '../../../../graphql/error-messages';
import type { UpdateNotificationSettingsInput } from '../../../../graphql/schema.generated';
import { useFailure } from '../../../../graphql/useFailure';
import { timeZone } from '../../../../forms/local-time';
import { useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { usePushMessages } from './messages';
import {
  type NotificationSettingsQuery,
  useNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} from './NotificationSettings.generated';

export type NotificationSettings = NonNullable<NotificationSettingsQuery['viewer']>['notificationSettings'];
export type NotificationSettingsChange = Omit<UpdateNotificationSettingsInput, 'timeZone'>;

/** Push, quiet hours and the digest. Each change shows at once and is saved; a refused one is rolled back with a toast. */
export function useNotificationSettings() {
  const t = useT();
  const w = usePushMessages();
  const answer = useNotificationSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [update] = useUpdateNotificationSettingsMutation();
  const settings = answer.data?.viewer?.notificationSettings ?? null;
  const error = useFailure(answer, settings !== null);

  async function change(input: NotificationSettingsChange): Promise<void> {
    if (settings === null) return;
    try {
      await update({
        // Their hours are meant where the person is when they choose them.
        variables: { input: { ...input, timeZone: timeZone() } },
        optimisticResponse: {
          updateNotificationSettings: {
            __typename: 'ViewerPayload',
            viewer: { __typename: 'Viewer', notificationSettings: changed(settings, input) },
          },
        },
      });
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('saveFailed')));
    }
  }

  return {
    settings,
    change: (input: NotificationSettingsChange) => void change(input),
    failure: error ? errorMessage(error, t, w('loadFailed')) : null,
    loading: answer.loading,
    retry: () => void answer.refetch().catch(() => undefined),
  };
}

function changed(before: NotificationSettings, input: NotificationSettingsChange): NotificationSettings {
  const { quietHours, quietFrom, quietUntil, pushedKinds, showsWhispers, digest } = input;
  return {
    ...before,
    pushedKinds: pushedKinds ?? before.pushedKinds,
    showsWhispers: showsWhispers ?? before.showsWhispers,
    digest: digest ?? before.digest,
    timeZone: timeZone(),
    quietHours: {
      ...before.quietHours,
      isOn: quietHours ?? before.quietHours.isOn,
      from: quietFrom ?? before.quietHours.from,
      until: quietUntil ?? before.quietHours.until,
    },
  };
}
