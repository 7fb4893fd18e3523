import { type FormEvent, Suspense, useState } from 'react';
import type { UpdateListInput } from '../../../graphql/schema.generated';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { Switch } from '../../../ui/form/Switch';
import { TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import type { List_ListFragment } from '../../people/lists/Lists.generated';
import { useListMessages } from '../../people/lists/messages';
import { useLists } from '../../people/lists/useLists';

const DeleteListDialog = lazyWithRetry(async () => ({
  default: (await import('./DeleteListDialog')).DeleteListDialog,
}));

const REPLIES = ['NONE', 'LIST', 'FOLLOWED'] as const;

/** The name of a list, how it works, and its end. */
export function ListSettings({ list }: { list: List_ListFragment }) {
  const w = useListMessages();
  const { change } = useLists();
  const [title, setTitle] = useState(list.title);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  /** What was asked for last, until the server has it. */
  const [wanted, setWanted] = useState<UpdateListInput>({});
  const isUnchanged = title.trim() === '' || title.trim() === list.title;

  async function rename(event: FormEvent) {
    event.preventDefault();
    if (isUnchanged || busy) return;
    setBusy(true);
    if (await change(list.id, { title })) toast.success(w('renamed'));
    setBusy(false);
  }

  async function set(input: UpdateListInput) {
    setWanted(input);
    await change(list.id, input);
    setWanted({});
  }

  return (
    <div className={styles.root}>
      <form noValidate className={styles.form} onSubmit={(event) => void rename(event)}>
        <TextField
          label={w('name')}
          value={title}
          maxLength={100}
          className={styles.field}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" variant="outline" loading={busy} disabled={isUnchanged}>
          {w('rename')}
        </Button>
      </form>
      <Switch
        label={w('exclusive')}
        hint={w('exclusiveHint')}
        checked={wanted.isExclusive ?? list.isExclusive}
        onChange={(isExclusive) => void set({ isExclusive })}
      />
      <RadioCards
        stacked
        legend={w('replies')}
        options={REPLIES.map((value) => ({ value, label: w(`replies${value}`) }))}
        value={wanted.replies ?? list.replies}
        onChange={(replies) => void set({ replies })}
      />
      <div>
        <Button variant="danger" onClick={() => setAsks(true)}>
          {w('delete')}
        </Button>
      </div>
      {asks && (
        <Suspense fallback={null}>
          <DeleteListDialog list={list} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </div>
  );
}

const styles = sheet({
  root: { display: 'grid', gap: '5' },
  form: { display: 'flex', alignItems: 'flex-end', gap: '2' },
  field: { flex: '1' },
});
