import type { Visibility } from '@mallard/rules/visibility';
import type { ListKey } from '../../../graphql/cache-edits';

const following: ListKey = { field: 'stream', args: { feed: 'FOLLOWING' } };

/** What is unlisted is not in it. */
export const everyonesStream: ListKey = { field: 'stream', args: { feed: 'EVERYONE' } };

/** The streams that show a new quack of the viewer. */
export const streamsOf = ({ visibility }: { visibility: Visibility }): readonly ListKey[] =>
  visibility === 'PUBLIC' ? [following, everyonesStream] : [following];
