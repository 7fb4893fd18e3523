/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
import { type EditedMark_PostFragment, EditedMark_PostFragmentDoc } from '../edits/PostEdits.generated';
import { MediaItemFragmentDoc } from '../media/MediaItem.generated';
import { type NodButton_PostFragment, NodButton_PostFragmentDoc } from '../nods/Nod.generated';
import { type PinButton_PostFragment, PinButton_PostFragmentDoc } from '../pins/Pin.generated';
import { type ReplyTerms_PostFragment, ReplyTerms_PostFragmentDoc } from '../reply-control/ReplyTerms.generated';
export type PostContent_PostFragment = {
  __typename: 'Post';
  id: string;
  content: string;
  contentWarning: string | null;
  isMarkedSensitive: boolean;
  isMarkedByStaff: boolean;
  visibility: Schema.Visibility;
  createdAt: string;
  replyCount: number;
  entities: Array<{
    __typename: 'PostEntity';
    kind: Schema.PostEntityKind;
    start: number;
    end: number;
    text: string;
    target: string;
  }>;
  media: Array<{
    __typename: 'Media';
    id: string;
    url: string;
    thumbnailUrl: string | null;
    kind: Schema.MediaKind;
    width: number | null;
    height: number | null;
    altText: string;
    placeholder: string | null;
    isAnimated: boolean;
  }>;
  author: {
    __typename: 'User';
    id: string;
    handle: string;
    displayName: string;
    imageUrl: string | null;
    viewerFollowState: Schema.FollowState;
  };
} & { ' $fragmentName'?: 'PostContent_PostFragment' };

export type PostCard_PostFragment = ({
  __typename: 'Post';
  editedAt: string | null;
  viewerCanEdit: boolean;
  isHeld: boolean;
  isReply: boolean;
  id: string;
  content: string;
  contentWarning: string | null;
  isMarkedSensitive: boolean;
  isMarkedByStaff: boolean;
  visibility: Schema.Visibility;
  createdAt: string;
  replyCount: number;
  ownPlace: { __typename: 'PostPlace'; name: string | null; latitude: number; longitude: number } | null;
  parent: {
    __typename: 'Post';
    id: string;
    author: { __typename: 'User'; id: string; handle: string; displayName: string };
  } | null;
  entities: Array<{
    __typename: 'PostEntity';
    kind: Schema.PostEntityKind;
    start: number;
    end: number;
    text: string;
    target: string;
  }>;
  media: Array<{
    __typename: 'Media';
    id: string;
    url: string;
    thumbnailUrl: string | null;
    kind: Schema.MediaKind;
    width: number | null;
    height: number | null;
    altText: string;
    placeholder: string | null;
    isAnimated: boolean;
  }>;
  author: {
    __typename: 'User';
    id: string;
    handle: string;
    displayName: string;
    imageUrl: string | null;
    viewerFollowState: Schema.FollowState;
  };
} & {
  ' $fragmentRefs'?: {
    NodButton_PostFragment: NodButton_PostFragment;
    PinButton_PostFragment: PinButton_PostFragment;
    ReplyTerms_PostFragment: ReplyTerms_PostFragment;
    EditedMark_PostFragment: EditedMark_PostFragment;
  };
}) & { ' $fragmentName'?: 'PostCard_PostFragment' };

export const PostContent_PostFragmentDoc = /* @__PURE__ */ documentOf<PostContent_PostFragment, Record<string, never>>(
  'fragment PostContent_post on Post{id content contentWarning isMarkedSensitive isMarkedByStaff visibility createdAt replyCount entities{kind start end text target}media{...MediaItem@unmask}author{id handle displayName imageUrl viewerFollowState}}',
  MediaItemFragmentDoc,
);

export const PostCard_PostFragmentDoc = /* @__PURE__ */ documentOf<PostCard_PostFragment, Record<string, never>>(
  'fragment PostCard_post on Post{...PostContent_post@unmask editedAt viewerCanEdit isHeld ownPlace{name latitude longitude}isReply parent{id author{id handle displayName}}...NodButton_post ...PinButton_post ...ReplyTerms_post ...EditedMark_post}',
  PostContent_PostFragmentDoc,
  NodButton_PostFragmentDoc,
  PinButton_PostFragmentDoc,
  ReplyTerms_PostFragmentDoc,
  EditedMark_PostFragmentDoc,
);
