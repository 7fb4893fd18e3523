import type { OperationVariables } from '@apollo/client';
import type { SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';

/**
 * Options of the generated hooks. Partial data and mixed error policies are left out, so that components get a complete
 * result or an error.
 */
type Whole<Options> = Omit<Options, 'returnPartialData' | 'errorPolicy' | 'variables'>;

type WithVariables<TVariables> =
  Record<string, never> extends TVariables ? { variables?: TVariables } : { variables: TVariables };

export type QueryOptions<TData, TVariables extends OperationVariables> =
  | (Whole<useQuery.Options<TData, TVariables>> & WithVariables<TVariables>)
  | SkipToken;

export type LazyQueryOptions<TData, TVariables extends OperationVariables> = Omit<
  useLazyQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>;

export type MutationOptions<TData, TVariables extends OperationVariables> = Omit<
  useMutation.Options<TData, TVariables>,
  'errorPolicy' | 'variables'
>;

export type SubscriptionOptions<TData, TVariables extends OperationVariables> =
  | (Omit<useSubscription.Options<TData, TVariables>, 'errorPolicy' | 'variables'> & WithVariables<TVariables>)
  | SkipToken;
