import type { EarlyAnswer } from '../early/early-answers';

/** Milliseconds after which an answer is too old: what was written meanwhile would not be in it, nor told live. */
const FRESH_MS = 5_000;

type Answers = ReadonlyMap<string, EarlyAnswer> & { delete(operationName: string): boolean };

const answersOfPage = (): Answers | undefined => (typeof window === 'undefined' ? undefined : window.early?.answers);

/**
 * Responses to requests that were sent before the client was loaded (src/early). Each is used once; null if the client
 * has to send the request itself.
 */
export function takeEarly({ body, headers }: RequestInit, answers = answersOfPage()): Promise<Response> | null {
  if (!answers?.size || typeof body !== 'string') return null;
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object };
  const early = answers.get(operationName);
  if (!early) return null;
  answers.delete(operationName);
  const isSame =
    early.variables === JSON.stringify(variables) && early.authorization === new Headers(headers).get('authorization');
  return isSame && performance.now() - early.askedAt < FRESH_MS ? early.response : null;
}
