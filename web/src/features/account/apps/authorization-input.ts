import type { AuthorizationInput } from '../../../graphql/schema.generated';

/** What an app asks for, from the query of its link. The server says what is wrong with it. */
export function authorizationInput(query: URLSearchParams): AuthorizationInput {
  return {
    clientId: query.get('client_id') ?? '',
    redirectUri: query.get('redirect_uri') ?? '',
    responseType: query.get('response_type') ?? '',
    scope: query.get('scope'),
    state: query.get('state'),
    codeChallenge: query.get('code_challenge'),
    codeChallengeMethod: query.get('code_challenge_method'),
  };
}
