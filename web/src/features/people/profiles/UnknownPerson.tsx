import { useT } from '../../../i18n/I18nProvider';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { sheet } from '../../../ui/theme/sheet';
import { usePaths } from '../../session/paths/usePaths';

/** Shown when no one has the handle. */
export function UnknownPerson({ handle }: { handle: string }) {
  const t = useT();
  const paths = usePaths();
  return (
    <EmptyState
      drawing="reeds"
      title={t('profiles.unknown')}
      text={t('profiles.unknownText', { handle })}
      action={
        <div className={styles.ways}>
          <ButtonLink to={`${paths.search(handle)}&tab=people`}>{t('profiles.searchPeople')}</ButtonLink>
          <ButtonLink to={paths.explore} variant="outline">
            {t('shell.explore')}
          </ButtonLink>
        </div>
      }
    />
  );
}

const styles = sheet({ ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });
