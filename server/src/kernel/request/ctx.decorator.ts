import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { NotSignedIn } from '../errors/app-error.js';
import type { RequestContext } from './request-context.js';
import { contextOf } from './context-of.js';
import { isSignedIn, type SignedInViewer } from './viewer.js';

/** The request context, in resolvers, field resolvers, controllers and subscriptions alike. */
export const Ctx = createParamDecorator((_: unknown, host: ExecutionContext): RequestContext => contextOf(host));

/** The signed-in viewer. @throws NotSignedIn where the operation is allowed to visitors too */
export const SignedIn = createParamDecorator((_: unknown, host: ExecutionContext): SignedInViewer => {
  const { viewer } = contextOf(host);
  if (!isSignedIn(viewer)) throw new NotSignedIn();
  return viewer;
});
