import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import {
  type SubscriptionFragment,
  useDeleteEmailSubscriptionMutation,
  useSetEmailSubscriptionVerifiedMutation,
} from './Subscriptions.generated';
import { useMessages } from './useMessages';

/** The actions on a subscription. Failures show a toast and change nothing. */
export function useSubscriptionActions() {
  const t = useT();
  const w = useMessages();
  const [setVerified] = useSetEmailSubscriptionVerifiedMutation({ refetchQueries: ['EmailSubscriptionCounts'] });
  const [remove, { loading: isRemoving }] = useDeleteEmailSubscriptionMutation({
    refetchQueries: ['EmailSubscriptionCounts', 'EmailSubscriptions'],
    awaitRefetchQueries: true,
  });

  return {
    isRemoving,
    async verify(subscription: SubscriptionFragment, isVerified: boolean): Promise<void> {
      try {
        await setVerified({
          variables: { id: subscription.id, isVerified },
          optimisticResponse: {
            setEmailSubscriptionVerified: {
              ...subscription,
              __typename: 'EmailSubscription',
              isEmailVerified: isVerified,
              verifiedAt: isVerified ? new Date().toISOString() : null,
            },
          },
        });
        toast.success(w(isVerified ? 'confirmedToast' : 'unconfirmedToast'));
      } catch (error) {
        toast.error(errorMessage(error, t, w('verifyFailed')));
      }
    },
    async remove({ id }: SubscriptionFragment): Promise<void> {
      try {
        await remove({ variables: { id } });
        toast.success(w('removed'));
      } catch (error) {
        toast.error(errorMessage(error, t, w('removeFailed')));
      }
    },
  };
}
