import { Fragment, useSyncExternalStore } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { PlainKey } from '../../../i18n/create-messages';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Switch } from '../../../ui/form/Switch';
import { sheet } from '../../../ui/theme/sheet';
import { frameDialog } from './frame-dialog';
import { shortcutsActive } from './shortcuts';
import type { Claim } from '../viewer/claims';
import { useViewer } from '../viewer/viewer';
import { useShortcutMessages } from './messages';
import type { en } from './messages.en';

interface Group {
  title: PlainKey<typeof en>;
  /** Listed for people with any of these claims, who can open such pages. */
  of?: readonly Claim[];
  rows: readonly { keys: readonly string[]; together?: boolean; does: PlainKey<typeof en> }[];
}

const command = /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const groups: readonly Group[] = [
  {
    title: 'anywhere',
    rows: [
      { keys: ['n'], does: 'compose' },
      { keys: ['/'], does: 'search' },
      { keys: [command, 'K'], together: true, does: 'palette' },
      { keys: ['g', 's'], does: 'goToStream' },
      { keys: ['g', 'e'], does: 'goToExplore' },
      { keys: ['g', 'n'], does: 'goToNotifications' },
      { keys: ['g', 'w'], does: 'goToWhispers' },
      { keys: ['g', 'p'], does: 'goToProfile' },
      { keys: ['?'], does: 'help' },
      { keys: ['Esc'], does: 'close' },
    ],
  },
  {
    title: 'inLists',
    rows: [
      { keys: ['j'], does: 'next' },
      { keys: ['k'], does: 'previous' },
      { keys: ['l'], does: 'nod' },
      { keys: ['b'], does: 'requack' },
      { keys: ['p'], does: 'pin' },
      { keys: ['r'], does: 'reply' },
      { keys: ['o'], does: 'open' },
      { keys: ['.'], does: 'loadNew' },
    ],
  },
  {
    title: 'inTables',
    of: [
      'users.read',
      'registrations.review',
      'invites.manage',
      'network.block',
      'claims.define',
      'claims.assign',
      'subscriptions.manage',
      'help.contact.read',
      'reports.decide',
      'products.write',
      'system.read',
    ],
    rows: [
      { keys: ['j'], does: 'nextRow' },
      { keys: ['k'], does: 'previousRow' },
      { keys: ['x'], does: 'selectRow' },
      { keys: ['Enter'], does: 'openRow' },
      { keys: ['/'], does: 'search' },
    ],
  },
  {
    title: 'inCases',
    of: ['reports.read', 'appeals.decide'],
    rows: [
      { keys: ['j'], does: 'nextCase' },
      { keys: ['k'], does: 'previousCase' },
      { keys: ['Enter'], does: 'openCase' },
      { keys: ['t'], does: 'takeCase' },
      { keys: ['d'], does: 'decideCase' },
      { keys: ['1–6'], does: 'chooseOutcome' },
      { keys: [command, 'Enter'], together: true, does: 'submitDecision' },
      { keys: ['u'], does: 'undoDecision' },
    ],
  },
  { title: 'inComposer', rows: [{ keys: [command, 'Enter'], together: true, does: 'send' }] },
];

/** The shortcuts of the pages that the viewer can open, and a switch for single keys. */
export function ShortcutsDialog() {
  const t = useT();
  const w = useShortcutMessages();
  const claims = useViewer()?.claims;
  const active = useSyncExternalStore(shortcutsActive.subscribe, shortcutsActive.read);
  return (
    <Dialog open title={t('shell.shortcuts')} onClose={frameDialog.close}>
      <Switch label={w('active')} hint={w('activeHint')} checked={active} onChange={shortcutsActive.set} />
      {groups
        .filter(({ of }) => of?.some((claim) => claims?.has(claim)) ?? true)
        .map(({ title, rows }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{w(title)}</h3>
            <dl className={styles.rows}>
              {rows.map(({ keys, together, does }) => (
                <div key={does} className={styles.row}>
                  <dt>{w(does)}</dt>
                  <dd className={styles.keys} dir={together ? 'ltr' : undefined}>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className={styles.then}>{together ? '+' : w('then')}</span>}
                        <kbd className={styles.key}>{key}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  );
}

const styles = sheet({
  group: { marginBlockStart: '5' },
  title: { fontSize: 'sm', color: 'fg.muted', fontWeight: 'medium', marginBlockEnd: '1' },
  rows: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '9' },
  keys: { display: 'flex', alignItems: 'center', gap: '1.5' },
  then: { fontSize: 'sm', color: 'fg.muted' },
  key: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '7',
    height: '7',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: '0.375rem',
    bg: 'bg.sunken',
    fontFamily: 'inherit',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1',
  },
});
