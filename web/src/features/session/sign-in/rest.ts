import { createRestCall, createRestFileCall } from '../../../graphql/rest-client';
import { session } from './api';

/** REST calls of the session, for files. */
export const rest = createRestCall(session);
export const restFile = createRestFileCall(session);
