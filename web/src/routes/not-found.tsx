import { useT } from '../i18n/I18nProvider';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';

export function NotFound() {
  const t = useT();
  return (
    <Page title={t('states.notFoundTitle')}>
      <EmptyState
        drawing="reeds"
        title={t('states.notFoundHeading')}
        text={t('states.notFoundText')}
        action={<ButtonLink to="/">{t('states.toStart')}</ButtonLink>}
      />
    </Page>
  );
}
