import { type FormEvent, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { TextField } from '../../../ui/form/TextField';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Muted } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import type { Named } from '../relationships/relationship-dialog';
import { useListsWithQuery } from './Lists.generated';
import { useListMessages } from './messages';
import { useLists } from './useLists';

interface AddToListDialogProps {
  person: Named;
  onClose: () => void;
}

/** In which of the viewer's lists a person is, and a new one. Each change is made at once. */
export function AddToListDialog({ person, onClose }: AddToListDialogProps) {
  const w = useListMessages();
  const t = useT();
  const { handle } = person;
  const { data, loading, refetch } = useListsWithQuery({
    variables: { handle },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const lists = data?.viewer?.lists;
  const chosen = new Set(data?.user?.viewerListIds);
  return (
    <Dialog
      open
      size="sm"
      title={w('addTitle', { handle })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{w('done')}</Button>}
    >
      <Muted>{w(lists?.length === 0 ? 'noneYet' : 'addText')}</Muted>
      {lists && data.user ? (
        <div className={styles.content}>
          {lists.length > 0 && (
            <div role="group" aria-label={w('yours')}>
              {lists.map(({ id, title }) => (
                <ListCheckbox key={id} id={id} title={title} userId={person.id} isIn={chosen.has(id)} />
              ))}
            </div>
          )}
          <NewListForm userId={person.id} onCreated={() => void refetch()} />
        </div>
      ) : loading ? (
        <div aria-busy="true" className={styles.content}>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </div>
      ) : (
        <ErrorCard reason={t('states.listFailed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

interface ListCheckboxProps {
  id: string;
  title: string;
  userId: string;
  isIn: boolean;
}

function ListCheckbox({ id, title, userId, isIn }: ListCheckboxProps) {
  const { add, takeOut } = useLists();
  /** What was asked for last, until it is known. */
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function toggle(checked: boolean) {
    setWanted(checked);
    await (checked ? add : takeOut)(id, { userId });
    setWanted(null);
  }

  return (
    <Checkbox
      label={<bdi>{title}</bdi>}
      checked={wanted ?? isIn}
      disabled={wanted !== null}
      onChange={(checked) => void toggle(checked)}
    />
  );
}

function NewListForm({ userId, onCreated }: { userId: string; onCreated: () => void }) {
  const w = useListMessages();
  const { create, add } = useLists();
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '' || busy) return;
    setBusy(true);
    const id = await create(title);
    if (id !== null) {
      await add(id, { userId });
      setTitle('');
      onCreated();
    }
    setBusy(false);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        label={w('newList')}
        value={title}
        maxLength={100}
        className={styles.field}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" variant="outline" loading={busy} disabled={title.trim() === ''}>
        {w('add')}
      </Button>
    </form>
  );
}

const styles = sheet({
  content: { display: 'grid', gap: '3', marginBlockStart: '3' },
  form: { display: 'flex', alignItems: 'flex-end', gap: '2' },
  field: { flex: '1' },
});
