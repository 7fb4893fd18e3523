import { client } from '../../session/sign-in/api';
import { DraftSaver } from './draft-saver';
import { draftServerOf } from './draft-server';
import { drafts } from './drafts';

/** Saves the drafts of this tab on the server. */
export const draftSaving = new DraftSaver(drafts, draftServerOf(client));

drafts.saver = draftSaving;
// Another device may be next.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void draftSaving.flushAll();
  else void draftSaving.refreshAll();
});
addEventListener('online', () => void draftSaving.flushAll());
