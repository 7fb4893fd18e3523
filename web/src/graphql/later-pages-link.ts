import { ApolloLink } from '@apollo/client';
import { mergeMap } from 'rxjs';
import { nextFrameSlot } from '../ui/loading/frame-scheduler';

/** Delivers later pages of a list in a frame of their own, because someone may be scrolling. */
export const laterPagesLink = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  if (typeof operation.variables['after'] !== 'string') return answers;
  return answers.pipe(
    mergeMap(async (answer) => {
      await nextFrameSlot();
      return answer;
    }),
  );
});
