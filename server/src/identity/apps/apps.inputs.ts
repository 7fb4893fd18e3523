import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { IsText } from '#kernel/request/input-fields.js';
import { APP_SCOPES, type AppScope } from '#kernel/request/scopes/app-scopes.js';
import { AppView } from './app.view.js';
import type { AuthorizationRequest } from './authorizations.service.js';

@InputType({
  description: 'What an app asks for: the query of its link to /oauth/authorize (RFC 6749, 4.1.1; RFC 7636, 4.3).',
})
export class AuthorizationInput implements AuthorizationRequest {
  @Field(() => ID, { description: 'The client_id of the app.' })
  @IsText()
  clientId!: string;

  @Field({ description: 'The redirect_uri: one of those that the app registered, or urn:ietf:wg:oauth:2.0:oob.' })
  @IsText()
  redirectUri!: string;

  @Field({ description: 'The response_type: code.' })
  @IsText()
  responseType!: string;

  @Field(() => String, { nullable: true, description: 'What it asks to do, such as "read write"; null for read.' })
  @IsOptional()
  @IsText()
  scope?: string | null;

  @Field(() => String, { nullable: true, description: 'What the app gets back with the code.' })
  @IsOptional()
  @IsText()
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'The code_challenge of PKCE.' })
  @IsOptional()
  @IsText()
  codeChallenge?: string | null;

  @Field(() => String, { nullable: true, description: 'The code_challenge_method: S256.' })
  @IsOptional()
  @IsText()
  codeChallengeMethod?: string | null;
}

/** The scopes as names of an enum, which have no colons: `READ_STATUSES`. */
const nameOf = (scope: AppScope) => scope.toUpperCase().replace(':', '_');
export const AppScopeEnum = Object.fromEntries(APP_SCOPES.map((scope) => [nameOf(scope), scope])) as Record<
  string,
  AppScope
>;

const WORDS: Readonly<Record<string, string>> = {
  profile: 'To know who the person is.',
  read: 'To read all that the person can read, except what only sessions read.',
  write: 'To do all that the person does, such as post, follow people and change their profile.',
  follow: 'To read and change whom the person follows, blocks and mutes.',
  push: 'To get push notifications.',
};
registerEnumType(AppScopeEnum, {
  name: 'AppScope',
  description: 'What an app may do; READ includes all that begin with READ_, and WRITE likewise.',
  valuesMap: Object.fromEntries(
    APP_SCOPES.map((scope) => [
      nameOf(scope),
      {
        description: WORDS[scope] ?? `To ${scope.replace(':', ' ').replace('write', 'change')}, as Mastodon names it.`,
      },
    ]),
  ),
});

@ObjectType('AppAuthorization', { description: 'What an app asks a person for.' })
export class AppAuthorizationView {
  @Field(() => AppView, { description: 'The app that asks.' }) app!: AppView;
  @Field(() => [AppScopeEnum], { description: 'What it would be allowed to do.' }) scopes!: AppScope[];
  @Field(() => String, {
    nullable: true,
    description: 'Where the person is sent: a host, or the scheme of an app; null where the code is shown instead.',
  })
  returnsTo!: string | null;
}

@ObjectType({ description: 'An app was let in.' })
export class AuthorizeAppPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Where to send the person; null where the code is shown instead.',
  })
  redirectTo!: string | null;
  @Field(() => String, { nullable: true, description: 'The code to show; null where the person is sent back.' })
  code!: string | null;
}

@ObjectType({ description: 'An app was not let in.' })
export class DenyAppPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Where to send the person; null where there is no such address.',
  })
  redirectTo!: string | null;
}
