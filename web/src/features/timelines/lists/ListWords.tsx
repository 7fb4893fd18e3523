import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { Muted } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import type { List_ListFragment } from '../../people/lists/Lists.generated';
import { useListMessages } from '../../people/lists/messages';
import { useLists } from '../../people/lists/useLists';

interface ListWordsProps {
  list: List_ListFragment;
  kind: 'hashtag' | 'phrase';
  /** As typed, without the #. */
  words: readonly string[];
}

const memberOf = (kind: ListWordsProps['kind'], word: string) =>
  kind === 'hashtag' ? { hashtag: word } : { phrase: word };

/** The hashtags or the phrases of a list. */
export function ListWords({ list, kind, words }: ListWordsProps) {
  const w = useListMessages();
  const { add, takeOut } = useLists();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const isHashtag = kind === 'hashtag';
  const shown = (word: string) => (isHashtag ? `#${word}` : word);
  const isAlone = !isHashtag && words.length > 0 && list.memberCount === 0 && list.hashtags.length === 0;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '' || busy) return;
    setBusy(true);
    if (await add(list.id, memberOf(kind, typed))) setTyped('');
    setBusy(false);
    field.current?.focus();
  }

  async function remove(word: string) {
    if (!(await takeOut(list.id, memberOf(kind, word)))) return;
    field.current?.focus();
    toast.success(w('removed', { name: shown(word) }), {
      label: w('undo'),
      onSelect: () => void add(list.id, memberOf(kind, word)),
    });
  }

  return (
    <section aria-labelledby={`list-${kind}s`}>
      <h2 id={`list-${kind}s`} className={styles.heading}>
        {w(isHashtag ? 'hashtags' : 'phrases')}
      </h2>
      <Muted>{w(isHashtag ? 'hashtagsText' : isAlone ? 'phrasesAlone' : 'phrasesText')}</Muted>
      {words.length > 0 && (
        <ul aria-label={w(isHashtag ? 'hashtags' : 'phrases')} className={styles.list}>
          {words.map((word) => (
            <li key={word} className={styles.chip}>
              <bdi>{shown(word)}</bdi>
              <IconButton
                icon={X}
                size="sm"
                label={w('removeNamed', { name: shown(word) })}
                onClick={() => void remove(word)}
              />
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          ref={field}
          label={w(isHashtag ? 'addHashtag' : 'addPhrase')}
          value={typed}
          maxLength={100}
          className={styles.field}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="outline" loading={busy} disabled={typed.trim() === ''}>
          {w('add')}
        </Button>
      </form>
    </section>
  );
}

const styles = sheet({
  heading: { fontSize: 'md', fontWeight: 'bold', marginBlockEnd: '1' },
  list: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInlineStart: '3',
    borderRadius: 'full',
    bg: 'bg.sunken',
    overflowWrap: 'anywhere',
  },
  form: { display: 'flex', alignItems: 'flex-end', gap: '2', marginBlockStart: '3' },
  field: { flex: '1' },
});
