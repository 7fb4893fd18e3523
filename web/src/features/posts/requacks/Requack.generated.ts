/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
export type RequackButton_PostFragment = { __typename: 'Post', id: string, requackCount: number, viewerHasRequacked: boolean } & { ' $fragmentName'?: 'RequackButton_PostFragment' };

export type RequackOf_PostFragment = { __typename: 'Post', requackOf: { __typename: 'Post', id: string } | null } & { ' $fragmentName'?: 'RequackOf_PostFragment' };


export const RequackButton_PostFragmentDoc = /* @__PURE__ */ documentOf<RequackButton_PostFragment, Record<string, never>>("fragment RequackButton_post on Post{id requackCount viewerHasRequacked}");

export const RequackOf_PostFragmentDoc = /* @__PURE__ */ documentOf<RequackOf_PostFragment, Record<string, never>>("fragment RequackOf_post on Post{requackOf{id}}");