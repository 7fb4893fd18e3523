import { apiError } from '../../graphql/errors';
import { client } from '../identity/session/api';
import { VerifyEmailDocument } from './Registration.generated';

export type Verification = 'verified' | 'already' | 'broken' | { failed: unknown };

const asked = new Map<string, Promise<Verification>>();

/** Uses a token up, once: asking again, also by a second render, gives the first answer. */
export function verifyEmail(token: string): Promise<Verification> {
  const known = asked.get(token);
  if (known) return known;
  const answer = ask(token);
  asked.set(token, answer);
  return answer;
}

/** Forgets an attempt that got no verdict, so that the next one goes out. */
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
