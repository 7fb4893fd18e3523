import { skipToken } from '@apollo/client/react';
import { isHandle } from '../../../forms/rules';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { useHandleExistsQuery } from './Registration.generated';

const DEBOUNCE_MS = 400;

/** Whether the typed handle is taken; undefined until known. */
export function useHandleExists(handle: string): boolean | undefined {
  const debounced = useDebouncedValue(handle, DEBOUNCE_MS);
  const { data } = useHandleExistsQuery(isHandle(debounced) ? { variables: { handle: debounced } } : skipToken);
  return debounced === handle ? data?.handleExists : undefined;
}
