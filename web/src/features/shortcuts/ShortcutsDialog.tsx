import { Fragment, useSyncExternalStore } from 'react';
import { useT } from '../../i18n/I18nProvider';
import type { PlainMessageKey } from '../../i18n/translator';
import { Dialog } from '../../ui/Dialog';
import { Switch } from '../../ui/Switch';
import { sheet } from '../../ui/theme/sheet';
import { frameDialog } from './frame-dialog';
import { shortcutsActive } from './shortcuts';

interface Group {
  title: PlainMessageKey;
  rows: readonly { keys: readonly string[]; together?: boolean; does: PlainMessageKey }[];
}

const command = /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const groups: readonly Group[] = [
  {
    title: 'shortcuts.anywhere',
    rows: [
      { keys: ['n'], does: 'shortcuts.compose' },
      { keys: ['/'], does: 'shortcuts.search' },
      { keys: ['g', 's'], does: 'shortcuts.goToStream' },
      { keys: ['g', 'n'], does: 'shortcuts.goToNotifications' },
      { keys: ['g', 'w'], does: 'shortcuts.goToWhispers' },
      { keys: ['?'], does: 'shortcuts.help' },
      { keys: ['Esc'], does: 'shortcuts.close' },
    ],
  },
  {
    title: 'shortcuts.inLists',
    rows: [
      { keys: ['j'], does: 'shortcuts.next' },
      { keys: ['k'], does: 'shortcuts.previous' },
      { keys: ['l'], does: 'shortcuts.nod' },
      { keys: ['r'], does: 'shortcuts.reply' },
      { keys: ['o'], does: 'shortcuts.open' },
      { keys: ['.'], does: 'shortcuts.loadNew' },
    ],
  },
  { title: 'shortcuts.inComposer', rows: [{ keys: [command, 'Enter'], together: true, does: 'shortcuts.send' }] },
];

/** Every shortcut there is, and the way to turn single keys off. */
export function ShortcutsDialog() {
  const t = useT();
  const active = useSyncExternalStore(shortcutsActive.subscribe, shortcutsActive.read);
  return (
    <Dialog open title={t('shortcuts.title')} onClose={frameDialog.close}>
      <Switch
        label={t('shortcuts.active')}
        hint={t('shortcuts.activeHint')}
        checked={active}
        onChange={shortcutsActive.set}
      />
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{t(title)}</h3>
          <dl className={styles.rows}>
            {rows.map(({ keys, together, does }) => (
              <div key={does} className={styles.row}>
                <dt>{t(does)}</dt>
                <dd className={styles.keys} dir={together ? 'ltr' : undefined}>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && <span className={styles.then}>{together ? '+' : t('shortcuts.then')}</span>}
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
