import { Injectable } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { type DocumentNode, type GraphQLResolveInfo, Kind } from 'graphql';
import { AccountSuspended } from '#kernel/request/account-state.errors.js';
import type { GraphqlContext } from '#kernel/request/context-of.js';
import { readsMoreThanSuspended } from '#kernel/request/suspended-fields.js';
import { ViewerView, ViewerViews } from '../viewer/viewer.view.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { InvalidRefreshToken } from './token.errors.js';
import type { TokenPair } from './token-pair.js';

@ObjectType({ description: 'A new session: its tokens and the person who signed in.' })
export class AuthPayload {
  @Field({ description: 'Access token: a bearer token, valid for 15 minutes.' }) token!: string;
  @Field({ description: 'Exchanged for the next pair; works once.' }) refreshToken!: string;
  @Field(() => ViewerView, { description: 'The person who signed in.' }) viewer!: ViewerView;
}

@Injectable()
export class AuthPayloads {
  constructor(
    private readonly viewers: ViewerViews,
    private readonly sessions: SessionViewers,
  ) {}

  /**
   * The response to a sign-in or a refresh. Other fields of the operation are resolved for the person who has just signed in, not
   * for the visitor who sent it; of a suspended one, only what the session could read as well.
   * @throws AccountSuspended
   */
  async of(pair: TokenPair, context: GraphqlContext, info: GraphQLResolveInfo): Promise<AuthPayload> {
    const [view, signedIn] = await Promise.all([
      this.viewers.byId(pair.userId),
      this.sessions.bySession(pair.sessionId),
    ]);
    // Signed out again in the meantime.
    if (!view || !signedIn) throw new InvalidRefreshToken();
    if (signedIn.isSuspended && readsMoreThanSuspended(info.schema, documentOf(info))) throw new AccountSuspended();
    context.request = { ...context.request, viewer: signedIn, language: signedIn.language };
    return { token: pair.token, refreshToken: pair.refreshToken, viewer: view };
  }
}

/** The running operation, with its fragments. */
function documentOf({ operation, fragments }: GraphQLResolveInfo): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] };
}
