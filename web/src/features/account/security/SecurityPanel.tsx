import { type ReactNode, useId } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import type { Viewer } from '../../session/viewer/viewer';
import { useSecurityMessages } from './messages';
import { PasskeysPart } from './PasskeysPart';
import { useSecurityQuery } from './Security.generated';
import { TotpPart } from './TotpPart';

/** How the viewer proves who they are: two-factor sign-in and passkeys. */
export function SecurityPanel({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const w = useSecurityMessages();
  const answer = useSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const security = data?.viewer?.security;
  const error = useFailure(answer, security !== undefined);
  const reload = () => void refetch().catch(() => undefined);

  if (error) {
    return <ErrorCard reason={errorMessage(error, t, w('loadFailed'))} busy={loading} onRetry={reload} />;
  }
  if (!security) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <Skeleton height="8rem" />
      </div>
    );
  }
  const { isTotpOn, recoveryCodesLeft, passkeys } = security;
  return (
    <Stack gap={6}>
      {viewer.needsSecondFactor && <Alert tone="warning">{w('needed')}</Alert>}
      <Part title={w('totpTitle')}>
        <TotpPart isOn={isTotpOn} codesLeft={recoveryCodesLeft} handle={viewer.handle} onChange={reload} />
      </Part>
      <Part title={w('passkeysTitle')}>
        <Muted>{w('passkeysText')}</Muted>
        <PasskeysPart passkeys={passkeys} handle={viewer.handle} withCode={isTotpOn} onChange={reload} />
      </Part>
      <TextLink to="/help/t/two-factor-and-passkeys">{w('more')}</TextLink>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {children}
      </Stack>
    </section>
  );
}

const styles = sheet({ title: { fontSize: 'md', fontWeight: 'semibold' } });
