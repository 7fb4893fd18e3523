import type { AppScope } from '../../../graphql/schema.generated';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useScopeMessages } from '../../session/apps/messages';
import { permissionsOf } from '../../session/apps/scope-words';

/** What an app would be able to do, in words. */
export function PermissionList({ scopes, labelledBy }: { scopes: readonly AppScope[]; labelledBy: string }) {
  const w = useScopeMessages();
  const formats = useFormats();
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {permissionsOf(scopes, w, formats).map(({ icon, text }) => (
        <li key={text} className={styles.row}>
          <Icon of={icon} className={styles.icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '3' },
  row: { display: 'flex', gap: '3' },
  icon: { color: 'brand.fg', marginBlockStart: '0.125rem' },
});
