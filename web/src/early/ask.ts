import { KEEP_HEADER } from '../worker/messages';

/** Asks as the client does, and lays the answer where the client finds it. */
export function askEarly(token: string, operationName: string, query: string, variables: object): Promise<Response> {
  const authorization = `Bearer ${token}`;
  const response = fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      authorization,
      [KEEP_HEADER]: '1',
    },
    body: JSON.stringify({ operationName, variables, query }),
  });
  // A failure is handled where the answer is read.
  response.catch(() => undefined);
  const askedAt = performance.now();
  window.early?.answers.set(operationName, { variables: JSON.stringify(variables), authorization, askedAt, response });
  return response;
}
