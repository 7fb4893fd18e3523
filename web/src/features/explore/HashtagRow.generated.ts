/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../graphql/document';
export type HashtagRow_HashtagFragment = { __typename: 'Hashtag', tag: string, name: string, postCount: number, recentPostCount: number, recentAuthorCount: number } & { ' $fragmentName'?: 'HashtagRow_HashtagFragment' };

export type TrendRow_HashtagFragment = (
  { __typename: 'Hashtag', tag: string, history: Array<{ __typename: 'HashtagDay', from: string, postCount: number }>, trend: { __typename: 'HashtagTrend', authorCount: number, expected: number, computedAt: string } | null }
  & { ' $fragmentRefs'?: { 'HashtagRow_HashtagFragment': HashtagRow_HashtagFragment } }
) & { ' $fragmentName'?: 'TrendRow_HashtagFragment' };


export const HashtagRow_HashtagFragmentDoc = /* @__PURE__ */ documentOf<HashtagRow_HashtagFragment, Record<string, never>>("fragment HashtagRow_hashtag on Hashtag{tag name postCount recentPostCount recentAuthorCount}");

export const TrendRow_HashtagFragmentDoc = /* @__PURE__ */ documentOf<TrendRow_HashtagFragment, Record<string, never>>("fragment TrendRow_hashtag on Hashtag{tag ...HashtagRow_hashtag history{from postCount}trend{authorCount expected computedAt}}", HashtagRow_HashtagFragmentDoc);