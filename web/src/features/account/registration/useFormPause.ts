import { useEffect, useRef } from 'react';
import type { RegistrationStateQuery } from './Registration.generated';

/** Milliseconds for clocks that run a little differently. */
const SLACK_MS = 150;

/**
 * The server refuses forms that were filled in within seconds, as programs do. People whose browser filled it in wait for
 * the rest of that time instead of being told so.
 * @returns a function that resolves with the token of the form, or null where there is none, once it is accepted
 */
export function useFormPause(
  state: RegistrationStateQuery['registrationState'] | undefined,
): () => Promise<string | null> {
  const readyAt = useRef(0);
  const token = state?.formToken;
  const seconds = state?.formSeconds ?? 0;
  useEffect(() => {
    if (token !== undefined) readyAt.current = performance.now() + seconds * 1_000 + SLACK_MS;
  }, [token, seconds]);
  return async () => {
    if (token === undefined) return null;
    const left = readyAt.current - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return token;
  };
}
