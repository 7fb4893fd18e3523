import type { Viewer } from './viewer.js';

/**
 * The context of one request, one subscription, or one event delivered to a subscription.
 * It is the key of request-scoped loaders, so it must not outlive that.
 */
export interface RequestContext {
  readonly viewer: Viewer;
  /** For logs; generated here, never taken from the client. */
  readonly requestId: string;
  readonly transport: 'rest' | 'graphql' | 'websocket' | 'internal';
  /** Client address by TRUST_PROXY; IPv6 in full. */
  readonly ip: string;
  readonly userAgent: string | null;
  /** 1 to 200 printable characters, or null where none was sent. */
  readonly idempotencyKey: string | null;
  /** `en` or `he`, by preference of the person, else Accept-Language. */
  readonly language: string;
}
