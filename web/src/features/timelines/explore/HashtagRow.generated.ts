/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
export type HashtagRow_HashtagFragment = { __typename: 'Hashtag', tag: string, name: string, postCount: number, recentPostCount: number, recentAuthorCount: number, monthAuthorCount: number } & { ' $fragmentName'?: 'HashtagRow_HashtagFragment' };


export const HashtagRow_HashtagFragmentDoc = /* @__PURE__ */ documentOf<HashtagRow_HashtagFragment, Record<string, never>>("fragment HashtagRow_hashtag on Hashtag{tag name postCount recentPostCount recentAuthorCount monthAuthorCount}");