import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { emojiNames, findEmoji, type NamedEmoji } from '../emoji/emoji-names';
import { type Suggestion, SHOWN } from './suggestion';

const none: readonly Suggestion[] = [];

/** Emoji by their name. Their names are loaded with the first query; null asks for none. */
export function useEmojiSuggestions(query: string | null): readonly Suggestion[] {
  const { language } = useLanguage();
  const [names, setNames] = useState<readonly NamedEmoji[]>([]);
  const isAsked = query !== null;
  useEffect(() => {
    if (!isAsked) return;
    // Without names there are no suggestions, and the next token tries again.
    emojiNames(language).then(setNames, () => undefined);
  }, [isAsked, language]);
  return useMemo(() => {
    if (query === null) return none;
    return findEmoji(names, query, SHOWN).map(({ emoji, label }) => ({ kind: 'emoji', emoji, label }));
  }, [names, query]);
}
