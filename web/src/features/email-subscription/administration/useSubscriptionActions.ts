import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import {
  type SubscriptionFragment,
  useDeleteEmailSubscriptionMutation,
  useSetEmailSubscriptionVerifiedMutation,
} from './Subscriptions.generated';
import { useWords } from './useWords';

/** What can be done to a subscription. Failures are told in a toast, and change nothing. */
export function useSubscriptionActions() {
  const t = useT();
  const w = useWords();
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
            },
          },
        });
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
