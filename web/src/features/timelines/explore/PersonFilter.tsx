import { skipToken } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SuggestionList } from '../../../ui/form/SuggestionList';
import { TextField } from '../../../ui/form/TextField';
import { useSuggestions } from '../../../ui/form/useSuggestions';
import { useMentionSuggestionsQuery } from '../../people/profiles/PersonOption.generated';
import { SuggestionOption } from '../../posts/composer/SuggestionOption';
import { useViewer, type Viewer } from '../../session/viewer/viewer';
import { useMessages } from './messages';

const PAUSE_MS = 150;
const SHOWN = 5;

type Person = Pick<Viewer, 'id' | 'handle' | 'displayName' | 'imageUrl'>;

/** Picks a person by name or handle. An empty field offers oneself. */
export function PersonFilter({ onPick }: { onPick: (handle: string) => void }) {
  const w = useMessages();
  const viewer = useViewer();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const answer = useMentionSuggestionsQuery(asked === '' ? skipToken : { variables: { query: asked, first: SHOWN } });
  const found = (answer.data ?? answer.previousData)?.searchUsers.edges.map(({ node }) => node) ?? [];
  const items: readonly Person[] = text.trim() === '' ? (viewer ? [viewer] : []) : found;
  const isUnknown = asked !== '' && asked === text.trim() && answer.data?.searchUsers.edges.length === 0;
  const anchor = useCallback(() => field.current?.getBoundingClientRect() ?? null, []);
  const suggestions = useSuggestions<Person>({
    items,
    keyOf: ({ handle }) => handle,
    onPick: ({ handle }) => onPick(handle),
    onDismiss: () => setText(''),
    field: 'input',
    tabPicks: false,
  });

  useEffect(() => field.current?.focus(), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <TextField
        {...suggestions.fieldProps}
        ref={field}
        label={w('fromField')}
        hint={isUnknown ? w('nobody') : undefined}
        value={text}
        maxLength={50}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAsked(target.value.trim().replace(/^@/, '')), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          // Escape closes the filter, not only the list.
          if (event.key !== 'Escape') suggestions.onKeyDown(event);
        }}
      />
      <SuggestionList
        {...suggestions.listProps}
        label={w('people')}
        renderItem={({ id, handle, displayName, imageUrl }) => (
          <SuggestionOption suggestion={{ kind: 'person', id, handle, displayName, imageUrl }} />
        )}
        anchor={anchor}
      />
    </>
  );
}
