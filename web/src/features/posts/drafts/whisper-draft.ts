import { emptyDraft } from './draft';
import { drafts } from './drafts';

/** The key of a whisper without a conversation (features/inbox/whispers/NewWhisper.tsx). */
const newWhisperKey = (viewerId: string) => `${viewerId}:whisper:new`;

/** Adds a text to the new whisper, after what is typed there already. */
export async function draftWhisper(viewerId: string, text: string): Promise<void> {
  const key = newWhisperKey(viewerId);
  await drafts.load(key);
  const draft = drafts.read(key) ?? emptyDraft;
  const before = draft.content.trimEnd();
  if (before.endsWith(text)) return;
  drafts.keep(key, { ...draft, content: before === '' ? text : `${before}\n${text}` });
}
