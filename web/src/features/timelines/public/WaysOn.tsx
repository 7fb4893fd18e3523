import { useT } from '../../../i18n/I18nProvider';
import { ButtonLink } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { usePaths } from '../../session/paths/usePaths';
import { useViewer } from '../../session/viewer/viewer';
import { SearchBox } from '../explore/SearchBox';
import { usePublicMessages } from './messages';

/** From a page without content: search, and the pages that always have some. */
export function WaysOn() {
  const t = useT();
  const w = usePublicMessages();
  const viewer = useViewer();
  const paths = usePaths();
  return (
    <div className={styles.root}>
      <SearchBox label={w('searchInstead')} />
      <nav aria-label={w('waysOn')} className={styles.links}>
        <ButtonLink to={viewer ? '/stream' : '/'}>{viewer ? t('profiles.toStream') : t('states.toStart')}</ButtonLink>
        <ButtonLink to={paths.explore} variant="outline">
          {t('shell.explore')}
        </ButtonLink>
        <ButtonLink to="/help" variant="outline">
          {t('shell.help')}
        </ButtonLink>
      </nav>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: 'full',
    maxWidth: '26rem',
    marginInline: 'auto',
  },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
});
