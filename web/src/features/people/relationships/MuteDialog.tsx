import { graphemeCount } from '@mallard/rules/text-length';
import { type FormEvent, useId, useState } from 'react';
import type { MuteScope } from '../../../graphql/schema.generated';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { SelectField, TextAreaField } from '../../../ui/form/TextField';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Muted } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useRelationshipMessages } from './messages';
import { endAfter, muteHours, muteScopes, usualScopes } from './mute-scopes';
import type { Named } from './relationship-dialog';
import { useRelationshipQuery } from './Relationships.generated';
import { type Mute, useRelationships } from './useRelationships';

/** In graphemes; the server checks the same. */
const MAX_NOTE = 2_000;
const NEVER = 'never';
const AS_NOW = 'now';

interface MuteDialogProps {
  person: Named;
  onClose: () => void;
}

/** Chooses what a mute covers, until when, and a note about it. */
export function MuteDialog({ person, onClose }: MuteDialogProps) {
  const t = useT();
  const w = useRelationshipMessages();
  const { data, loading, refetch } = useRelationshipQuery({
    variables: { handle: person.handle },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { muted = [], mutedUntil: until = null, note = null } = data?.user?.viewerRelationship ?? {};
  return (
    <Dialog open title={w('muteTitle', { handle: person.handle })} onClose={onClose}>
      <Muted>{w('muteText')}</Muted>
      {data?.user ? (
        <MuteForm person={person} now={muted.length > 0 ? { scopes: muted, until, note } : null} onClose={onClose} />
      ) : loading ? (
        <div aria-busy="true" className={styles.form}>
          {muteScopes.map((scope) => (
            <Skeleton key={scope} height="2.5rem" />
          ))}
        </div>
      ) : (
        // Without the present mute, saving would replace its end and note.
        <ErrorCard reason={t('states.listFailed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

interface MuteFormProps extends MuteDialogProps {
  /** Null if the person isn't muted. */
  now: Mute | null;
}

function MuteForm({ person, now, onClose }: MuteFormProps) {
  const t = useT();
  const w = useRelationshipMessages();
  const formats = useFormats();
  const problemId = useId();
  const { setMute, unmute } = useRelationships();
  const [scopes, setScopes] = useState<ReadonlySet<MuteScope>>(new Set(now?.scopes ?? usualScopes));
  const [end, setEnd] = useState(now?.until ? AS_NOW : NEVER);
  const [note, setNote] = useState(now?.note ?? '');
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const noneChosen = wasTried && scopes.size === 0;
  const isTooLong = graphemeCount(note) > MAX_NOTE;

  function toggle(scope: MuteScope, checked: boolean) {
    const next = new Set(scopes);
    if (checked) next.add(scope);
    else next.delete(scope);
    setScopes(next);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (scopes.size === 0 || isTooLong || busy) return;
    setBusy(true);
    const until = end === NEVER ? null : end === AS_NOW ? (now?.until ?? null) : endAfter(Number(end));
    const done = await setMute(person, { scopes: [...scopes], until, note: note.trim() || null });
    setBusy(false);
    if (!done) return;
    toast.success(now ? w('muteSaved') : w('muted'));
    onClose();
  }

  async function stop() {
    setBusy(true);
    const done = await unmute(person);
    setBusy(false);
    if (done) onClose();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <fieldset className={styles.scopes} aria-describedby={noneChosen ? problemId : undefined}>
        <legend className={styles.legend}>{w('scopes')}</legend>
        <div className={styles.grid}>
          {muteScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={w(`scope${scope}`)}
              hint={w(`scope${scope}Hint`)}
              checked={scopes.has(scope)}
              onChange={(checked) => toggle(scope, checked)}
            />
          ))}
        </div>
        <p id={problemId} role="alert" className={noneChosen ? styles.problem : styles.silent}>
          {noneChosen && w('scopesNone')}
        </p>
      </fieldset>
      <SelectField
        label={w('end')}
        value={end}
        onChange={({ target }) => setEnd(target.value)}
        options={[
          ...(now?.until
            ? [{ value: AS_NOW, label: w('endKept', { time: formats.moment(new Date(now.until)) }) }]
            : []),
          ...muteHours.map((hours) => ({
            value: String(hours),
            label: hours < 24 ? w('endHours', { count: hours }) : w('endDays', { count: hours / 24 }),
          })),
          { value: NEVER, label: w('endNever') },
        ]}
      />
      <TextAreaField
        label={w('note')}
        optional
        hint={w('noteHint')}
        rows={2}
        value={note}
        error={isTooLong ? w('noteTooLong', { max: formats.number(MAX_NOTE) }) : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.foot}>
        {now ? (
          <Button variant="ghost" onClick={() => void stop()}>
            {w('unmuteShort')}
          </Button>
        ) : (
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {w(now ? 'save' : 'muteConfirm')}
        </Button>
      </div>
    </form>
  );
}

const styles = sheet({
  form: { display: 'grid', gap: '4', marginBlockStart: '3' },
  scopes: { borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '1' },
  grid: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4' },
  silent: { srOnly: true },
  problem: { fontSize: 'sm', color: 'danger.fg' },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
});
