import { apiError } from '../../../graphql/errors';
import { client } from '../../session/sign-in/api';
import { RegistrationAwaitsApprovalDocument, VerifyEmailDocument } from './Registration.generated';

export type Verification = 'verified' | 'waiting' | 'already' | 'broken' | { failed: unknown };

const asked = new Map<string, Promise<Verification>>();

/** Verifies a token once: a repeated call, such as by a second render, returns the first result. */
export function verifyEmail(token: string): Promise<Verification> {
  const known = asked.get(token);
  if (known) return known;
  const answer = ask(token);
  asked.set(token, answer);
  return answer;
}

/** Forgets an attempt without a result, so that it can be retried. */
export function forgetVerification(token: string): void {
  asked.delete(token);
}

async function ask(token: string): Promise<Verification> {
  try {
    await client.mutate({ mutation: VerifyEmailDocument, variables: { token }, context: { anonymous: true } });
    return (await awaitsApproval(token)) ? 'waiting' : 'verified';
  } catch (error) {
    const { kind, reason, code } = apiError(error);
    if (reason === 'ALREADY_VERIFIED') return 'already';
    if (reason === 'REGISTRATION_PENDING') return 'waiting';
    return kind === 'refused' && code !== 'RATE_LIMITED' ? 'broken' : { failed: error };
  }
}

/** Without an answer the page says what is true in either case; signing in then says the rest. */
async function awaitsApproval(token: string): Promise<boolean> {
  try {
    const { data } = await client.query({
      query: RegistrationAwaitsApprovalDocument,
      variables: { token },
      fetchPolicy: 'network-only',
      context: { anonymous: true },
    });
    return data?.registrationAwaitsApproval ?? false;
  } catch {
    return false;
  }
}
