import { useEffect, useEffectEvent } from 'react';
import type { DraftQuack } from '../drafts/draft-part';
import { useLikelyLanguages } from './useLikelyLanguages';

/** Words come letter by letter: recognized once the writer pauses, and before most quacks are sent. */
const PAUSE_MS = 300;

/**
 * Keeps the language of a quack that of its words, until its author chooses one. The code that recognizes languages loads with the
 * first words; without it, a language that isn't chosen isn't said.
 */
export function useRecognizedLanguage(
  { content, language, isLanguageChosen }: DraftQuack,
  onChange: (changes: Pick<DraftQuack, 'language'>) => void,
  isSending: boolean,
): void {
  const likely = useLikelyLanguages();
  const recognize = useEffectEvent(async (stop: AbortSignal) => {
    const { recognizeLanguage } = await import('./recognize-language');
    const found = recognizeLanguage(content, likely);
    if (!stop.aborted && found !== language) onChange({ language: found });
  });
  useEffect(() => {
    if (isLanguageChosen || isSending || content === '') return;
    const stop = new AbortController();
    // Without a connection the code may not come, and a quack does without.
    const timer = setTimeout(() => void recognize(stop.signal).catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [content, isLanguageChosen, isSending]);
}
