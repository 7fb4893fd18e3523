/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
import { MediaItemFragmentDoc } from '../media/MediaItem.generated';
import { type NodButton_PostFragment, NodButton_PostFragmentDoc } from '../nods/Nod.generated';
import { type PinButton_PostFragment, PinButton_PostFragmentDoc } from '../pins/Pin.generated';
import { Poll_PollFragmentDoc } from '../polls/Poll.generated';
export type PostContent_PostFragment = { __typename: 'Post', id: string, content: string, contentWarning: string | null, isMarkedSensitive: boolean, isMarkedByStaff: boolean, visibility: Schema.Visibility, createdAt: string, replyCount: number, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState } } & { ' $fragmentName'?: 'PostContent_PostFragment' };

export type PostCard_PostFragment = (
  { __typename: 'Post', editedAt: string | null, viewerCanEdit: boolean, isHeld: boolean, isReply: boolean, id: string, content: string, contentWarning: string | null, isMarkedSensitive: boolean, isMarkedByStaff: boolean, visibility: Schema.Visibility, createdAt: string, replyCount: number, poll: { __typename: 'Poll', id: string, voterCount: number, endsAt: string, hasEnded: boolean, isMultiple: boolean, viewerChoices: Array<number>, viewerCanVote: boolean, options: Array<{ __typename: 'PollOption', text: string, votes: number | null }> } | null, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null, parent: { __typename: 'Post', id: string, author: { __typename: 'User', id: string, handle: string, displayName: string } } | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState } }
  & { ' $fragmentRefs'?: { 'NodButton_PostFragment': NodButton_PostFragment;'PinButton_PostFragment': PinButton_PostFragment } }
) & { ' $fragmentName'?: 'PostCard_PostFragment' };


export const PostContent_PostFragmentDoc = /* @__PURE__ */ documentOf<PostContent_PostFragment, Record<string, never>>("fragment PostContent_post on Post{id content contentWarning isMarkedSensitive isMarkedByStaff visibility createdAt replyCount entities{kind start end text target}media{...MediaItem@unmask}author{id handle displayName imageUrl viewerFollowState}}", MediaItemFragmentDoc);

export const PostCard_PostFragmentDoc = /* @__PURE__ */ documentOf<PostCard_PostFragment, Record<string, never>>("fragment PostCard_post on Post{...PostContent_post@unmask editedAt viewerCanEdit isHeld poll{...Poll_poll@unmask}ownPlace{name latitude longitude}isReply parent{id author{id handle displayName}}...NodButton_post ...PinButton_post}", PostContent_PostFragmentDoc, Poll_PollFragmentDoc, NodButton_PostFragmentDoc, PinButton_PostFragmentDoc);