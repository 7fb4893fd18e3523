/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
export type ProfileLinks_UserFragment = { __typename: 'User', fields: Array<{ __typename: 'ProfileField', name: string, value: string, url: string | null, verifiedAt: string | null }> } & { ' $fragmentName'?: 'ProfileLinks_UserFragment' };


export const ProfileLinks_UserFragmentDoc = /* @__PURE__ */ documentOf<ProfileLinks_UserFragment, Record<string, never>>("fragment ProfileLinks_user on User{fields{name value url verifiedAt}}");