import { apiError } from '../../../graphql/errors';
import { client } from '../../session/sign-in/api';
import { VerifyEmailSubscriptionDocument } from './EmailSubscription.generated';

export type SubscriptionVerification = 'verified' | 'expired' | { failed: unknown };

const asked = new Map<string, Promise<SubscriptionVerification>>();

/** Confirms a subscription once: a repeated call, such as by a second render, returns the first result. */
export function verifySubscription(token: string): Promise<SubscriptionVerification> {
  const known = asked.get(token);
  if (known) return known;
  const answer = ask(token);
  asked.set(token, answer);
  return answer;
}

/** Forgets an attempt without a result, so that it can be retried. */
export function forgetSubscription(token: string): void {
  asked.delete(token);
}

async function ask(token: string): Promise<SubscriptionVerification> {
  try {
    await client.mutate({
      mutation: VerifyEmailSubscriptionDocument,
      variables: { token },
      context: { anonymous: true },
    });
    return 'verified';
  } catch (error) {
    const { kind, code } = apiError(error);
    return kind === 'refused' && code === 'BAD_USER_INPUT' ? 'expired' : { failed: error };
  }
}
