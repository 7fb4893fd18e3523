import type { NotifiedKind } from '../../../graphql/schema.generated';
import { Switch } from '../../../ui/form/Switch';
import { sheet } from '../../../ui/theme/sheet';
import { usePreferences } from '../../session/preferences/usePreferences';
import type { Preferences } from '../../session/viewer/viewer';
import { useSettingsMessages } from './messages';

const kinds = ['REPLY', 'MENTION', 'NOD', 'REQUACK', 'FOLLOW'] as const satisfies readonly NotifiedKind[];
const labels = {
  REPLY: 'kindReply',
  MENTION: 'kindMention',
  NOD: 'kindNod',
  REQUACK: 'kindRequack',
  FOLLOW: 'kindFollow',
} as const;

const withKind = (all: readonly NotifiedKind[], kind: NotifiedKind, on: boolean) =>
  on ? [...all, kind] : all.filter((other) => other !== kind);

/** For each kind of notification, whether it is made and whether it is emailed. Each choice is saved at once. */
export function NotificationKinds({ preferences }: { preferences: Preferences }) {
  const w = useSettingsMessages();
  const { choose, chooseEmailNotifications } = usePreferences();
  const { notifiedKinds, mailedKinds, emailNotifications } = preferences;
  return (
    <div className={styles.section}>
      <Switch
        label={w('emailNotifications')}
        hint={w('emailNotificationsHint')}
        checked={emailNotifications}
        onChange={chooseEmailNotifications}
      />
      <div className={styles.grid}>
        <span className={styles.head} aria-hidden />
        <span className={styles.head} aria-hidden>
          {w('inApp')}
        </span>
        <span className={styles.head} aria-hidden>
          {w('byEmail')}
        </span>
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
                label={w('kindByEmail', { kind: label })}
                // An email tells of a notification, so there is none without it.
                checked={isMade && emailNotifications && mailedKinds.includes(kind)}
                disabled={!isMade || !emailNotifications}
                onChange={(on) => choose({ mailedKinds: withKind(mailedKinds, kind, on) })}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

const styles = sheet({
  section: { display: 'flex', flexDirection: 'column', gap: '2' },
  grid: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: '6', alignItems: 'center' },
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
