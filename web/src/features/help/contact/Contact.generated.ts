/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type SendContactMessageMutationVariables = Exact<{
  input: Schema.ContactInput;
}>;


export interface SendContactMessageMutation { sendContactMessage: boolean }


export const SendContactMessageDocument = /* @__PURE__ */ documentOf<SendContactMessageMutation, SendContactMessageMutationVariables>("mutation SendContactMessage($input:ContactInput!){sendContactMessage(input:$input)}");
export function useSendContactMessageMutation(options?: MutationOptions<SendContactMessageMutation, SendContactMessageMutationVariables>) {
  return useMutation(SendContactMessageDocument, options);
}