import type { SensitiveMedia as Choice } from '../../../graphql/schema.generated';
import type { MediaItemFragment } from './MediaItem.generated';

/** Whether the reader's choice covers the media of a quack. Authors see the mark of moderators in any case. */
export const areCovered = (
  { isMarkedSensitive, isMarkedByStaff }: { isMarkedSensitive: boolean; isMarkedByStaff: boolean },
  choice: Choice | undefined,
): boolean => isMarkedSensitive && (choice !== 'SHOW' || isMarkedByStaff);

/** The message that says what is covered. */
export function coveredKind(media: readonly MediaItemFragment[]) {
  if (media.every(({ kind }) => kind === 'IMAGE')) return media.length === 1 ? 'sensitiveImage' : 'sensitiveImages';
  return media.length === 1 ? 'sensitiveVideo' : 'sensitiveMedia';
}
