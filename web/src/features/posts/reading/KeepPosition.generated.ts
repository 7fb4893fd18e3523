/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type KeepReadingPositionsMutationVariables = Exact<{
  input: Schema.KeepReadingPositionsInput;
}>;


export interface KeepReadingPositionsMutation { keepReadingPositions: { __typename: 'ReadingPositionsPayload', positions: Array<{ __typename: 'ReadingPosition', position: string }> } }


export const KeepReadingPositionsDocument = /* @__PURE__ */ documentOf<KeepReadingPositionsMutation, KeepReadingPositionsMutationVariables>("mutation KeepReadingPositions($input:KeepReadingPositionsInput!){keepReadingPositions(input:$input){positions{position}}}");
export function useKeepReadingPositionsMutation(options?: MutationOptions<KeepReadingPositionsMutation, KeepReadingPositionsMutationVariables>) {
  return useMutation(KeepReadingPositionsDocument, options);
}