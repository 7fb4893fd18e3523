/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type ReadingPositionQueryVariables = Exact<{
  timeline: Schema.ReadTimeline;
  subjectId?: string | null | undefined;
}>;


export interface ReadingPositionQuery { viewer: { __typename: 'Viewer', readingPosition: { __typename: 'ReadingPosition', position: string, newerCount: number | null } | null } | null }


export const ReadingPositionDocument = /* @__PURE__ */ documentOf<ReadingPositionQuery, ReadingPositionQueryVariables>("query ReadingPosition($timeline:ReadTimeline!$subjectId:ID){viewer{readingPosition(timeline:$timeline subjectId:$subjectId){position newerCount}}}");
export function useReadingPositionQuery(options: QueryOptions<ReadingPositionQuery, ReadingPositionQueryVariables>) {
  return useQuery(ReadingPositionDocument, options);
}
export function useReadingPositionLazyQuery(options?: LazyQueryOptions<ReadingPositionQuery, ReadingPositionQueryVariables>) {
  return useLazyQuery(ReadingPositionDocument, options);
}