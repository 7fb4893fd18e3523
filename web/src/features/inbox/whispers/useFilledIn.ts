import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { newWhisperPath } from '../../session/paths/whisper-paths';
import { useViewer } from '../../session/viewer/viewer';
import { emptyDraft } from '../../posts/drafts/draft';
import { drafts } from '../../posts/drafts/drafts';

/**
 * Moves the text of the address (`?text=`) into the draft of a whisper, below what was typed there before. Sending is
 * left to the person.
 * @param to undefined until it is known which draft it is
 * @returns whether there is nothing left to move
 */
export function useFilledIn(to: { handles: readonly string[]; draftName: string } | undefined): boolean {
  const viewerId = useViewer()?.id;
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const text = search.get('text')?.trim() ?? '';
  const key = to && `${viewerId}:whisper:${to.draftName}`;

  const move = useEffectEvent(async () => {
    if (!to || !key) return;
    await drafts.load(key);
    const draft = drafts.read(key) ?? emptyDraft;
    if (!draft.content.includes(text)) {
      drafts.keep(key, { ...draft, content: [draft.content.trimEnd(), text].filter(Boolean).join('\n') });
    }
    void navigate(newWhisperPath(to.handles), { replace: true, state });
  });
  useEffect(() => {
    if (text !== '' && key !== undefined) void move();
  }, [text, key]);
  return text === '';
}
