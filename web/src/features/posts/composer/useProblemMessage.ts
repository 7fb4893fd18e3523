import { MAX_CONTENT_WARNING, MAX_HASHTAGS_PER_POST } from '@mallard/rules/post-text';
import type { DraftMeasure } from '../drafts/draft-measure';
import { useComposerMessages } from './messages';

/** Problems that the character ring does not show. */
export function useProblemMessage({ problem }: DraftMeasure): string | null {
  const w = useComposerMessages();
  switch (problem) {
    case 'TOO_MANY_HASHTAGS':
      return w('tooManyHashtags', { max: MAX_HASHTAGS_PER_POST });
    case 'TOO_MANY_BYTES':
      return w('tooManyBytes');
    case 'WARNING_TOO_LONG':
      return w('warningTooLong', { max: MAX_CONTENT_WARNING });
    case 'NUL':
    case 'LONE_SURROGATE':
    case 'CONTROL_CHARACTER':
      return w('unsuitable');
    // Said beside its answers.
    case 'POLL':
    case 'LINE_BREAK':
    case 'EMPTY':
    case 'TOO_LONG':
    case null:
      return null;
  }
}
