import { type ReactNode, useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import type { AuthorizationInput } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { ExternalLink, TextLink } from '../../../ui/navigation/TextLink';
import type { Viewer } from '../../session/viewer/viewer';
import { GuestCard } from '../GuestCard';
import { AccountLine } from './AccountLine';
import { type AppAuthorizationQuery, useAuthorizeAppMutation } from './Apps.generated';
import { useAppMessages } from './messages';
import { PermissionList } from './PermissionList';

interface ConsentCardProps {
  viewer: Viewer;
  request: AppAuthorizationQuery['appAuthorization'];
  input: AuthorizationInput;
  onAllowed: (answer: { redirectTo: string | null; code: string | null }) => void;
  onOtherAccount: () => void;
  /** The button that says no. */
  cancel: ReactNode;
}

/** What an app asks for, and the answer of the person. */
export function ConsentCard({ viewer, request, input, onAllowed, onOtherAccount, cancel }: ConsentCardProps) {
  const t = useT();
  const w = useAppMessages();
  const listId = useId();
  const [authorize, { loading }] = useAuthorizeAppMutation({ fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState<unknown>(null);
  const { name, website } = request.app;
  const app = <bdi key="app">{name}</bdi>;

  const allow = async () => {
    setProblem(null);
    try {
      const { data } = await authorize({ variables: { input } });
      if (data) onAllowed(data.authorizeApp);
    } catch (error) {
      setProblem(error);
    }
  };

  return (
    <GuestCard title={w('page')} heading={w.rich('asks', { app })}>
      <AccountLine viewer={viewer} onChange={onOtherAccount} />
      <Stack gap={3}>
        <p id={listId}>{w.rich('can', { app })}</p>
        <PermissionList scopes={request.scopes} labelledBy={listId} />
        <Muted>{w('cannot')}</Muted>
      </Stack>
      <Alert tone="warning">
        {w.rich('itsWords', { app })}{' '}
        {website !== null &&
          w.rich('website', {
            website: (
              <ExternalLink key="website" href={website} dir="ltr">
                {new URL(website).host}
              </ExternalLink>
            ),
          })}
      </Alert>
      {problem !== null && (
        <Alert tone="danger" live>
          {errorMessage(problem, t, w('allowFailed'))}
        </Alert>
      )}
      <Stack gap={3}>
        <Button size="lg" full loading={loading} onClick={() => void allow()}>
          {w('allow')}
        </Button>
        {cancel}
      </Stack>
      <Muted>
        <ReturnsTo place={request.returnsTo} redirectUri={input.redirectUri} />{' '}
        {w.rich('later', {
          sessions: (
            <TextLink key="sessions" to="/profile?section=sessions">
              {w('sessions')}
            </TextLink>
          ),
        })}
      </Muted>
    </GuestCard>
  );
}

/** @param place a host, or the scheme of an app; null where a code is shown */
function ReturnsTo({ place, redirectUri }: { place: string | null; redirectUri: string }) {
  const w = useAppMessages();
  if (place === null) return w('showsCode');
  const shown = <bdi key="place">{place}</bdi>;
  return /^https?:/.test(redirectUri)
    ? w.rich('returnsTo', { place: shown })
    : w.rich('returnsToApp', { place: shown });
}
