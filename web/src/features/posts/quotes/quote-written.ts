import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { emptyDraft } from '../drafts/draft';
import { drafts, quoteKey } from '../drafts/drafts';
import { setAside } from '../drafts/open-draft';

/**
 * Makes what is being written a quote, with a draft of its own. An earlier draft of the same quote stays in the list.
 * @throws Error if that one can't be saved now; then nothing has changed
 */
export async function quoteWritten(
  viewerId: string | undefined,
  key: string,
  quoteId: string,
  content: string,
): Promise<void> {
  const to = quoteKey(viewerId, quoteId);
  if (to !== key) await setAside(to);
  const written = drafts.read(key) ?? emptyDraft;
  if (to === key) return drafts.keep(key, { ...written, content, quoteId });
  drafts.keep(to, { ...written, content, quoteId, saved: null, attempt: null });
  drafts.keep(key, { ...emptyDraft, saved: written.saved });
  frameDialog.open('compose', { quoteId });
}
