import type { NotifiedKind, PushedKind } from '../../../graphql/schema.generated';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { SegmentedControl } from '../../../ui/form/Choices';
import { Switch } from '../../../ui/form/Switch';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { usePreferences } from '../../session/preferences/usePreferences';
import type { Preferences } from '../../session/viewer/viewer';
import { useSettingsMessages } from './messages';
import { usePushMessages } from './push/messages';
import { PushDevice } from './push/PushDevice';
import { QuietHours } from './push/QuietHours';
import { useNotificationSettings } from './push/useNotificationSettings';

const kinds = ['REPLY', 'MENTION', 'NOD', 'REQUACK', 'FOLLOW', 'POST'] as const satisfies readonly NotifiedKind[];
const labels = {
  REPLY: 'kindReply',
  MENTION: 'kindMention',
  NOD: 'kindNod',
  REQUACK: 'kindRequack',
  FOLLOW: 'kindFollow',
  POST: 'kindPost',
} as const;

const withKind = <Kind extends string>(all: readonly Kind[], kind: Kind, on: boolean): Kind[] =>
  on ? [...all, kind] : all.filter((other) => other !== kind);

/** Whether this device gets pushes; for each kind of notification, whether it is made, pushed and emailed; and when not to. */
export function NotificationKinds({ preferences }: { preferences: Preferences }) {
  const w = useSettingsMessages();
  const p = usePushMessages();
  const { choose, chooseEmailNotifications } = usePreferences();
  const { settings, change, failure, loading, retry } = useNotificationSettings();
  const { notifiedKinds, mailedKinds, emailNotifications } = preferences;
  if (failure !== null) return <ErrorCard reason={failure} busy={loading} onRetry={retry} />;
  if (settings === null) return <Skeleton height="30rem" />;
  const { pushedKinds } = settings;
  const push = (kind: PushedKind, on: boolean) => change({ pushedKinds: withKind(pushedKinds, kind, on) });
  return (
    <Stack gap={5}>
      <PushDevice />
      <Switch
        label={w('emailNotifications')}
        hint={w('emailNotificationsHint')}
        checked={emailNotifications}
        onChange={chooseEmailNotifications}
      />
      <div className={styles.grid}>
        <span aria-hidden />
        {[w('inApp'), p('byPush'), w('byEmail')].map((head) => (
          <span key={head} className={styles.head} aria-hidden>
            {head}
          </span>
        ))}
        {kinds.map((kind) => {
          const label = w(labels[kind]);
          const isMade = notifiedKinds.includes(kind);
          return (
            <div key={kind} role="group" aria-label={label} className={styles.kind}>
              <span>{label}</span>
              <Switch
                hideLabel
                label={w('kindInApp', { kind: label })}
                checked={isMade}
                onChange={(on) => choose({ notifiedKinds: withKind(notifiedKinds, kind, on) })}
              />
              <Switch
                hideLabel
                label={p('kindByPush', { kind: label })}
                // A push and an email tell of a notification, so there is none without it.
                checked={isMade && pushedKinds.includes(kind)}
                disabled={!isMade}
                onChange={(on) => push(kind, on)}
              />
              <Switch
                hideLabel
                label={w('kindByEmail', { kind: label })}
                checked={isMade && emailNotifications && mailedKinds.includes(kind)}
                disabled={!isMade || !emailNotifications}
                onChange={(on) => choose({ mailedKinds: withKind(mailedKinds, kind, on) })}
              />
            </div>
          );
        })}
        <div role="group" aria-label={p('kindWhisper')} className={styles.kind}>
          <span>{p('kindWhisper')}</span>
          <span aria-hidden />
          <Switch
            hideLabel
            label={p('kindByPush', { kind: p('kindWhisper') })}
            checked={pushedKinds.includes('WHISPER')}
            onChange={(on) => push('WHISPER', on)}
          />
        </div>
      </div>
      {pushedKinds.includes('WHISPER') && (
        <Switch
          label={p('showsWhispers')}
          hint={p('showsWhispersHint')}
          checked={settings.showsWhispers}
          onChange={(showsWhispers) => change({ showsWhispers })}
        />
      )}
      <QuietHours settings={settings} change={change} />
      <Stack gap={2}>
        <SegmentedControl
          legend={p('digest')}
          value={settings.digest}
          onChange={(digest) => change({ digest })}
          options={(['OFF', 'DAILY', 'WEEKLY'] as const).map((value) => ({ value, label: p(value) }))}
        />
        <Muted>{p('digestHint')}</Muted>
      </Stack>
    </Stack>
  );
}

const styles = sheet({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)',
    columnGap: { base: '3', md: '6' },
    alignItems: 'center',
  },
  head: { fontSize: 'sm', color: 'fg.muted' },
  kind: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: 'target',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
});
