import { skipToken } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SuggestionList } from '../../../ui/form/SuggestionList';
import { TextField } from '../../../ui/form/TextField';
import { useSuggestions } from '../../../ui/form/useSuggestions';
import { useListMessages } from '../../people/lists/messages';
import { useMentionSuggestionsQuery } from '../../people/profiles/PersonOption.generated';
import { SuggestionOption } from '../../posts/composer/SuggestionOption';

const PAUSE_MS = 150;
const SHOWN = 6;

interface Person {
  id: string;
  handle: string;
  displayName: string;
  imageUrl: string | null;
}

/** Finds a person by name or handle, to put them into a list. */
export function AddPerson({ onPick }: { onPick: (person: Person) => void }) {
  const w = useListMessages();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const answer = useMentionSuggestionsQuery(asked === '' ? skipToken : { variables: { query: asked, first: SHOWN } });
  const found = (answer.data ?? answer.previousData)?.searchUsers.edges.map(({ node }) => node) ?? [];
  const isUnknown = asked !== '' && asked === typedOf(text) && answer.data?.searchUsers.edges.length === 0;
  const anchor = useCallback(() => field.current?.getBoundingClientRect() ?? null, []);

  function clear() {
    clearTimeout(timer.current);
    setText('');
    setAsked('');
  }

  const suggestions = useSuggestions<Person>({
    items: text.trim() === '' ? [] : found,
    keyOf: ({ handle }) => handle,
    onPick: (person) => {
      clear();
      onPick(person);
    },
    onDismiss: clear,
    field: 'input',
    tabPicks: false,
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <TextField
        {...suggestions.fieldProps}
        ref={field}
        label={w('addPerson')}
        hint={w(isUnknown ? 'nobody' : 'addPersonHint')}
        value={text}
        maxLength={50}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAsked(typedOf(target.value)), PAUSE_MS);
        }}
        onKeyDown={(event) => void suggestions.onKeyDown(event)}
      />
      <SuggestionList
        {...suggestions.listProps}
        label={w('found')}
        renderItem={({ id, handle, displayName, imageUrl }) => (
          <SuggestionOption suggestion={{ kind: 'person', id, handle, displayName, imageUrl }} />
        )}
        anchor={anchor}
      />
    </>
  );
}

const typedOf = (text: string): string => text.trim().replace(/^@/, '');
