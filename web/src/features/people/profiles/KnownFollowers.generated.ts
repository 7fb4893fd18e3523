/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
export type KnownFollowers_UserFragment = { __typename: 'User', id: string, knownFollowers: { __typename: 'KnownFollowers', totalCount: number, users: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null }> } | null } & { ' $fragmentName'?: 'KnownFollowers_UserFragment' };


export const KnownFollowers_UserFragmentDoc = /* @__PURE__ */ documentOf<KnownFollowers_UserFragment, Record<string, never>>("fragment KnownFollowers_user on User{id knownFollowers{totalCount users{id handle displayName imageUrl}}}");