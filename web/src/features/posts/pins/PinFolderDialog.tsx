import { Check, Folder, FolderMinus } from 'lucide-react';
import { MAX_PIN_FOLDER_NAME, MAX_PIN_FOLDERS } from '@mallard/rules/pins';
import { createRules } from '../../../forms/rules';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Muted } from '../../../ui/layout/Layout';
import { Icon } from '../../../ui/media/Icon';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useFoldersOfPinQuery } from './PinFolders.generated';
import { usePinMessages } from './pin-messages';
import { type FolderOfPin, usePinFolders } from './usePinFolders';

interface PinFolderDialogProps {
  postId: string;
  onClose: () => void;
}

/** Chooses the folder of a pin, or makes a new one for it. */
export function PinFolderDialog({ postId, onClose }: PinFolderDialogProps) {
  const t = useT();
  const w = usePinMessages();
  const { move } = usePinFolders();
  const { data, loading, refetch } = useFoldersOfPinQuery({
    variables: { id: postId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const folders = data?.viewer?.pinFolders;
  const current = data?.post?.viewerPin?.folder ?? null;

  function choose(to: FolderOfPin | null) {
    onClose();
    if (to?.id !== current?.id) void move(postId, current, to);
  }

  return (
    <Dialog open size="sm" title={w(current ? 'moveToFolder' : 'addToFolder')} onClose={onClose}>
      {folders ? (
        <>
          {folders.length === 0 ? (
            <Muted>{w('noFoldersYet')}</Muted>
          ) : (
            <ul aria-label={w('folders')} className={styles.list}>
              {folders.map((folder) => (
                <li key={folder.id}>
                  <button
                    type="button"
                    aria-current={folder.id === current?.id ? 'true' : undefined}
                    className={styles.choice}
                    onClick={() => choose(folder)}
                  >
                    <Icon of={Folder} size={20} className={styles.icon} />
                    <span className={styles.name}>
                      <bdi>{folder.name}</bdi>
                    </span>
                    {folder.id === current?.id && <Icon of={Check} size={20} />}
                  </button>
                </li>
              ))}
              {current && (
                <li className={styles.last}>
                  <button type="button" className={styles.choice} onClick={() => choose(null)}>
                    <Icon of={FolderMinus} size={20} className={styles.icon} />
                    {w('takeOut')}
                  </button>
                </li>
              )}
            </ul>
          )}
          {folders.length < MAX_PIN_FOLDERS && <NewFolderForm onCreated={choose} />}
        </>
      ) : loading ? (
        <div aria-busy="true" className={styles.loading}>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </div>
      ) : (
        <ErrorCard reason={t('states.listFailed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function NewFolderForm({ onCreated }: { onCreated: (folder: FolderOfPin) => void }) {
  const t = useT();
  const w = usePinMessages();
  const { create } = usePinFolders();
  const rules = createRules(t);
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({ name: rules.required(name) ?? rules.atMost(MAX_PIN_FOLDER_NAME, name) }),
    failure: w('createFailed'),
    submit: async ({ name }) => onCreated(await create(name)),
  });
  return (
    <form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      <div className={styles.row}>
        <TextField label={w('newFolder')} autoComplete="off" className={styles.field} {...form.text('name')} />
        <Button type="submit" variant="outline" loading={form.submitting} className={styles.create}>
          {w('create')}
        </Button>
      </div>
    </form>
  );
}

const styles = sheet({
  list: { display: 'grid', marginInline: '-3' },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    textAlign: 'start',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { color: 'brand.fg', fontWeight: 'medium' },
  },
  icon: { flexShrink: '0', color: 'fg.muted' },
  name: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  last: { borderBlockStartWidth: '1px', borderColor: 'border.hairline', marginBlockStart: '1', paddingBlockStart: '1' },
  loading: { display: 'grid', gap: '2' },
  form: { display: 'grid', gap: '3', marginBlockStart: '4' },
  row: { display: 'flex', alignItems: 'flex-start', gap: '2' },
  field: { flex: '1', minWidth: '0' },
  // In line with the field below its label.
  create: { marginBlockStart: '1.75rem' },
});
