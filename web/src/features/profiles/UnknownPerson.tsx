import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

/** In the place of a profile: nobody has this handle. */
export function UnknownPerson({ handle }: { handle: string }) {
  const t = useT();
  return (
    <EmptyState
      drawing="reeds"
      title={t('profiles.unknown')}
      text={t('profiles.unknownText', { handle })}
      action={<ButtonLink to="/stream">{t('profiles.toStream')}</ButtonLink>}
    />
  );
}
