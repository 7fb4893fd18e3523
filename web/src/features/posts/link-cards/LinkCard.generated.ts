/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { documentOf } from '../../../graphql/document';
export type LinkCard_LinkCardFragment = { __typename: 'LinkCard', url: string, title: string, siteName: string | null, image: { __typename: 'LinkCardImage', url: string, width: number, height: number } | null } & { ' $fragmentName'?: 'LinkCard_LinkCardFragment' };


export const LinkCard_LinkCardFragmentDoc = /* @__PURE__ */ documentOf<LinkCard_LinkCardFragment, Record<string, never>>("fragment LinkCard_linkCard on LinkCard{url title siteName image{url width height}}");