import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {
    signatureStyle: 'classic';
  }

  export interface DefaultContext {
    headers?: Record<string, string>;
    /** Sent as the Idempotency-Key header, so that the server performs repeated requests once. */
    idempotencyKey?: string;
    /** Sends no bearer token: an expired one would make signing in fail. */
    anonymous?: boolean;
  }
}
