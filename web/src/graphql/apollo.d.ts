import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {
    signatureStyle: 'classic';
  }

  export interface DefaultContext {
    headers?: Record<string, string>;
    /** Sent as the Idempotency-Key header; it lives as long as the draft that it belongs to. */
    idempotencyKey?: string;
    /** No bearer: for signing in, where an old token must not stand in the way. */
    anonymous?: boolean;
  }
}
