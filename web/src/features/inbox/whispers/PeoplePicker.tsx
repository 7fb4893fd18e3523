import { skipToken, useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Avatar } from '../../../ui/media/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import { SuggestionList } from '../../../ui/form/SuggestionList';
import { useSuggestions } from '../../../ui/form/useSuggestions';
import { useViewer } from '../../session/viewer/viewer';
import { useMentionSuggestionsQuery, type MentionSuggestionsQuery } from '../../people/profiles/PersonOption.generated';
import { PersonChip } from './PersonChip';
import { WhisperRecipientDocument } from './PersonChip.generated';
import { useMessages } from './useMessages';
import { isForInputMethod } from '../../../ui/form/input-method';

/** The maximum number of recipients. */
export const MAX_RECIPIENTS = 31;
const PAUSE_MS = 150;
const ASKED = 10;

type Found = MentionSuggestionsQuery['searchUsers']['edges'][number]['node'];

interface PeoplePickerProps {
  handles: readonly string[];
  onChange: (handles: readonly string[]) => void;
}

/** Chooses the recipients of a new whisper: suggestions while typing, and chips. */
export function PeoplePicker({ handles, onChange }: PeoplePickerProps) {
  const say = useMessages();
  const client = useApolloClient();
  const viewer = useViewer();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const isFull = handles.length >= MAX_RECIPIENTS;
  const { data, previousData, loading } = useMentionSuggestionsQuery(
    query === '' ? skipToken : { variables: { query, first: ASKED } },
  );
  const answer = query === '' ? undefined : (data ?? previousData);
  const items = useMemo(() => {
    const taken = new Set([viewer?.handle.toLowerCase(), ...handles.map((handle) => handle.toLowerCase())]);
    return answer?.searchUsers.edges.map(({ node }) => node).filter(({ handle }) => !taken.has(handle.toLowerCase()));
  }, [answer, handles, viewer]);

  function change(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    const next = text.trim().replace(/^@/, '');
    if (next === '') setQuery('');
    else timer.current = setTimeout(() => setQuery(next), PAUSE_MS);
  }

  function pick(person: Found) {
    client.writeQuery({
      query: WhisperRecipientDocument,
      variables: { handle: person.handle },
      data: { user: person },
    });
    change('');
    onChange([...handles, person.handle]);
    field.current?.focus();
  }

  const suggestions = useSuggestions<Found>({
    items: isFull ? [] : (items ?? []),
    keyOf: ({ id }) => id,
    onPick: pick,
    onDismiss: () => change(''),
    field: 'input',
  });

  function remove(handle: string) {
    onChange(handles.filter((each) => each !== handle));
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (suggestions.onKeyDown(event) || isForInputMethod(event.nativeEvent)) return;
    const last = handles.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    // Enter moves to the text once someone is chosen.
    if (event.key === 'Enter') event.preventDefault();
  }

  const isNobody = query !== '' && !loading && items?.length === 0;
  return (
    <div className={styles.picker}>
      <span aria-hidden className={styles.label}>
        {say('newTo')}
      </span>
      {handles.length > 0 && (
        <ul aria-label={say('newTo')} className={styles.chips}>
          {handles.map((handle) => (
            <PersonChip key={handle} handle={handle} onRemove={() => remove(handle)} />
          ))}
        </ul>
      )}
      <input
        ref={field}
        type="text"
        value={typed}
        dir={typed === '' ? undefined : 'auto'}
        aria-label={say('newTo')}
        placeholder={handles.length === 0 ? say('toHint') : undefined}
        spellCheck={false}
        autoCapitalize="off"
        disabled={isFull}
        data-autofocus={handles.length === 0 ? '' : undefined}
        className={styles.field}
        {...suggestions.fieldProps}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.note}>
        {isFull ? say('toFull', { count: MAX_RECIPIENTS }) : isNobody ? say('nobody') : ''}
      </p>
      <SuggestionList
        {...suggestions.listProps}
        label={say('people')}
        renderItem={(person) => <Person person={person} />}
        anchor={() => field.current?.getBoundingClientRect() ?? null}
      />
    </div>
  );
}

function Person({ person: { handle, displayName, imageUrl } }: { person: Found }) {
  return (
    <>
      <Avatar handle={handle} name={displayName} src={imageUrl} size="sm" />
      <span className={styles.words}>
        <bdi className={styles.name}>{displayName || handle}</bdi>
        <span dir="ltr" className={styles.handle}>
          @{handle}
        </span>
      </span>
    </>
  );
}

const styles = sheet({
  picker: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '14',
    maxHeight: '40dvh',
    overflowY: 'auto',
    paddingInline: '4',
    paddingBlock: '2',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  label: { color: 'fg.muted', fontSize: 'sm' },
  chips: { display: 'contents', listStyle: 'none' },
  field: {
    flex: '1 0 8rem',
    minWidth: '0',
    height: '9',
    bg: 'transparent',
    borderWidth: '0',
    _placeholder: { color: 'fg.placeholder' },
    _focusVisible: { outline: 'none' },
  },
  note: { flexBasis: 'full', fontSize: 'sm', color: 'fg.muted', _empty: { display: 'none' } },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: '0', lineHeight: 'snug' },
  name: { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'medium' },
  handle: { fontSize: 'sm', color: 'fg.muted' },
});
