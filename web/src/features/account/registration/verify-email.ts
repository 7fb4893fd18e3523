import { apiError } from '../../../graphql/errors';
import { client } from '../../session/sign-in/api';
import { VerifyEmailDocument } from './Registration.generated';

export type Verification = 'verified' | 'already' | 'broken' | { failed: unknown };

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
    return 'verified';
  } catch (error) {
    const { kind, reason, code } = apiError(error);
    if (reason === 'ALREADY_VERIFIED') return 'already';
    return kind === 'refused' && code !== 'RATE_LIMITED' ? 'broken' : { failed: error };
  }
}
