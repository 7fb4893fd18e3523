import { useHolds } from '../session/viewer/claims';

/** Whether editing is offered; the server decides whether it is allowed. */
export const useIsEditor = (): boolean => useHolds('help.write');
