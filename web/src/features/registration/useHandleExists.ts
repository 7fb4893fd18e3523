import { skipToken } from '@apollo/client/react';
import { isHandle } from '../../forms/rules';
import { useSettled } from '../../forms/useSettled';
import { useHandleExistsQuery } from './Registration.generated';

const SETTLE_MS = 400;

/** Whether somebody has the handle that is being typed; undefined while it is not known. */
export function useHandleExists(handle: string): boolean | undefined {
  const settled = useSettled(handle, SETTLE_MS);
  const { data } = useHandleExistsQuery(isHandle(settled) ? { variables: { handle: settled } } : skipToken);
  return settled === handle ? data?.handleExists : undefined;
}
