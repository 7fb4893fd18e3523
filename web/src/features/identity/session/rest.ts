import { createRestCall, createRestFileCall } from '../../../graphql/rest-client';
import { session } from './api';

/** What goes over REST, for whoever is signed in: files. */
export const rest = createRestCall(session);
export const restFile = createRestFileCall(session);
