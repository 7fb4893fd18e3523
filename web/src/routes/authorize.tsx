import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Answered, AnsweredCard } from '../features/account/apps/AnsweredCard';
import { useAppAuthorizationQuery } from '../features/account/apps/Apps.generated';
import { authorizationInput } from '../features/account/apps/authorization-input';
import { CancelButton } from '../features/account/apps/CancelButton';
import { ConsentCard } from '../features/account/apps/ConsentCard';
import { leaveToApp } from '../features/account/apps/leave-to-app';
import { useAppMessages } from '../features/account/apps/messages';
import { VisitorCard } from '../features/account/apps/VisitorCard';
import { GuestCard } from '../features/account/GuestCard';
import { useSession } from '../features/session/sign-in/useSession';
import { useViewer } from '../features/session/viewer/viewer';
import { forgetPerson } from '../features/timelines/forget-person';
import { errorMessage } from '../graphql/error-messages';
import { apiError } from '../graphql/errors';
import { useFailure } from '../graphql/useFailure';
import { useT } from '../i18n/I18nProvider';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Muted, Text } from '../ui/layout/Layout';

/** /oauth/authorize: an app asks to act for a person. Where it asks for what it can't have, the browser is sent nowhere. */
export function AuthorizePage() {
  const viewer = useViewer();
  const { signOut } = useSession();
  const [parameters] = useSearchParams();
  const input = authorizationInput(parameters);
  const answer = useAppAuthorizationQuery({ variables: { input } });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const request = answer.data?.appAuthorization;
  const error = useFailure(answer, request !== undefined);

  const end = (next: Answered) => {
    setAnswered(next);
    if (next.redirectTo !== null) leaveToApp(next.redirectTo);
  };

  if (error)
    return <Refused error={error} busy={answer.loading} onRetry={() => void answer.refetch().catch(() => undefined)} />;
  if (!request) return <Waiting />;
  const { app, returnsTo } = request;
  if (answered) return <AnsweredCard app={app.name} place={returnsTo} answered={answered} />;

  const cancel = (
    <CancelButton
      key="cancel"
      input={input}
      onDenied={(redirectTo) => end({ isAllowed: false, redirectTo, code: null })}
    />
  );
  if (!viewer) return <VisitorCard app={app.name} cancel={cancel} />;
  return (
    <ConsentCard
      viewer={viewer}
      request={request}
      input={input}
      cancel={cancel}
      onAllowed={({ redirectTo, code }) => end({ isAllowed: true, redirectTo, code })}
      onOtherAccount={() => {
        forgetPerson();
        void signOut();
      }}
    />
  );
}

function Refused({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useT();
  const w = useAppMessages();
  const reason = errorMessage(error, t, w('loadFailed'));
  const { code } = apiError(error);
  if (code !== 'NOT_FOUND' && code !== 'BAD_USER_INPUT') {
    return (
      <GuestCard title={w('page')}>
        <ErrorCard reason={reason} busy={busy} onRetry={onRetry} />
      </GuestCard>
    );
  }
  return (
    <GuestCard title={w('page')} heading={w('brokenTitle')}>
      <Text role="alert">{reason}</Text>
      <Muted>{w('brokenText')}</Muted>
    </GuestCard>
  );
}

function Waiting() {
  const t = useT();
  const w = useAppMessages();
  return (
    <GuestCard title={w('page')}>
      <div role="status" aria-label={t('states.loading')}>
        <Skeleton height="14rem" />
      </div>
    </GuestCard>
  );
}
