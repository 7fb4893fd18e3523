/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
export type MediaItemFragment = { __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean } & { ' $fragmentName'?: 'MediaItemFragment' };


export const MediaItemFragmentDoc = /* @__PURE__ */ documentOf<MediaItemFragment, Record<string, never>>("fragment MediaItem on Media{id url thumbnailUrl kind width height altText placeholder isAnimated}");