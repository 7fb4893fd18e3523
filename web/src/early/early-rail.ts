import { railVariables } from '../features/timelines/explore/rail-query';
import { askEarly } from './ask';
import { Rail } from './rail-operation.generated';

/** Asks for the side column, which the client will show with the page. */
export function askForRail(token: string): void {
  void askEarly(token, 'Rail', Rail, railVariables);
}
