/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
export type AnsweredAudience_PostFragment = { __typename: 'Post', id: string, visibility: Schema.Visibility } & { ' $fragmentName'?: 'AnsweredAudience_PostFragment' };


export const AnsweredAudience_PostFragmentDoc = /* @__PURE__ */ documentOf<AnsweredAudience_PostFragment, Record<string, never>>("fragment AnsweredAudience_post on Post{id visibility}");