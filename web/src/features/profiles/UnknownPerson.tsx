import { useT } from '../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useSignInFirst } from '../identity/viewer/useSignInFirst';
import { useViewer } from '../identity/viewer/viewer';

/** In the place of a profile: nobody has this handle. */
export function UnknownPerson({ handle }: { handle: string }) {
  const t = useT();
  const viewer = useViewer();
  const signInFirst = useSignInFirst();
  return (
    <EmptyState
      drawing="reeds"
      title={t('profiles.unknown')}
      text={t('profiles.unknownText', { handle })}
      action={
        viewer ? (
          <ButtonLink to="/stream">{t('profiles.toStream')}</ButtonLink>
        ) : (
          <Button onClick={signInFirst}>{t('profiles.signIn')}</Button>
        )
      }
    />
  );
}
