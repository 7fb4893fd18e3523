/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql/schema.generated';

import { documentOf } from '../../graphql/document';
export type FrontQuack_PostFragment = { __typename: 'Post', id: string, content: string, createdAt: string, nodCount: number, replyCount: number, media: Array<{ __typename: 'Media', id: string, kind: Schema.MediaKind, thumbnailUrl: string | null, altText: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'FrontQuack_PostFragment' };


export const FrontQuack_PostFragmentDoc = /* @__PURE__ */ documentOf<FrontQuack_PostFragment, Record<string, never>>("fragment FrontQuack_post on Post{id content createdAt nodCount replyCount media{id kind thumbnailUrl altText}author{id handle displayName imageUrl}}");