import { draftFromServer } from './draft-from-server';
import { draftSaving } from './draft-saving';
import { composerKey } from './draft-start';
import { drafts } from './drafts';
import type { PostDraft_DraftFragment } from './PostDrafts.generated';

/**
 * Takes a saved draft into its composer. What is there stays a draft.
 * @throws Error if that can't be saved now; it then stays in the composer
 */
export async function openDraft(viewerId: string, found: PostDraft_DraftFragment): Promise<void> {
  const key = composerKey(viewerId, found);
  await drafts.load(key);
  if (drafts.read(key)?.saved?.id === found.id) return;
  await setAside(key);
  draftSaving.take(key, found.id, { revision: found.revision, draft: draftFromServer(found) });
}

/** Empties a composer. @throws Error if what is there can't be saved as a draft now */
export async function setAside(key: string): Promise<void> {
  await drafts.load(key);
  if (drafts.read(key)?.saved?.isChangedElsewhere) draftSaving.keepAsCopy(key);
  if (!(await draftSaving.flush(key))) throw new Error('The draft was not saved');
  await drafts.forget(key);
}
