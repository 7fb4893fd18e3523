import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useConfirmEmailChangeMutation,
  useEmailChangeLinkQuery,
  useRefuseEmailChangeMutation,
} from '../features/account/addresses/Addresses.generated';
import { useAddressMessages } from '../features/account/addresses/messages';
import { GuestCard } from '../features/account/GuestCard';
import { useViewer } from '../features/session/viewer/viewer';
import { errorMessage } from '../graphql/error-messages';
import { apiError } from '../graphql/errors';
import { useT } from '../i18n/I18nProvider';
import { Spinner } from '../ui/feedback/Spinner';
import { Button, ButtonLink } from '../ui/form/Button';
import { Row, Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';
import { ConfirmDialog } from '../ui/overlay/Dialog';

type Step = 'asking' | 'waiting' | 'changed' | 'refused' | 'broken';

/** Errors that a retry can't fix. */
const BROKEN: readonly (string | null | undefined)[] = ['TOKEN_INVALID', 'TOKEN_EXPIRED'];
const anonymous = { anonymous: true };

/** /confirm-email: confirms or stops a change of address at the press of a button. Opening the page changes nothing: programs that scan mails do so. */
export function ConfirmEmailPage() {
  const t = useT();
  const w = useAddressMessages();
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<unknown>(null);
  const [refusing, setRefusing] = useState(false);
  const { data, error, loading, refetch } = useEmailChangeLinkQuery({
    variables: { token },
    context: anonymous,
    fetchPolicy: 'network-only',
    // What it shows must not change when the answer to the button does.
    nextFetchPolicy: 'cache-only',
  });
  const [confirm, confirmation] = useConfirmEmailChangeMutation({ context: anonymous });
  const [refuse, refusal] = useRefuseEmailChangeMutation({ context: anonymous });

  async function run(work: () => Promise<Step>) {
    setProblem(null);
    try {
      setStep(await work());
    } catch (thrown) {
      if (BROKEN.includes(apiError(thrown).reason)) setStep('broken');
      else setProblem(thrown);
    }
    setRefusing(false);
  }

  const link = data?.emailChangeLink;
  if (!data && loading) {
    return (
      <GuestCard title={w('changeTitle')}>
        <Row role="status">
          <Spinner />
          <span>{t('states.loading')}</span>
        </Row>
      </GuestCard>
    );
  }
  if (!data) {
    return (
      <GuestCard title={w('changeTitle')}>
        <Text role="alert">{errorMessage(error, t, w('changeFailed'))}</Text>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('states.retry')}</Button>
      </GuestCard>
    );
  }
  if (!link || step === 'broken') {
    return (
      <GuestCard title={w('brokenTitle')} foot={<TextLink to="/profile?change=email">{w('toSettings')}</TextLink>}>
        <Text role="alert">{w('changeBrokenText')}</Text>
      </GuestCard>
    );
  }
  const email = <bdi key="email">{link.newEmail}</bdi>;
  const isNew = link.side === 'NEW';
  if (step === 'refused') {
    return (
      <GuestCard title={w('refusedTitle')} foot={<TextLink to="/login">{w('signIn')}</TextLink>}>
        <Text role="status">{w('refusedText')}</Text>
      </GuestCard>
    );
  }
  if (step === 'changed') {
    return (
      <GuestCard title={w('changedTitle')}>
        <Text role="status">{w.rich('changedText', { email })}</Text>
        <ButtonLink to={viewer ? '/profile' : '/login'} size="lg" full>
          {viewer ? w('toSettings') : w('signIn')}
        </ButtonLink>
      </GuestCard>
    );
  }
  if (step === 'waiting' || link.isConfirmed) {
    return (
      <GuestCard title={w('waitingTitle')}>
        <Text role="status">{isNew ? w('waitingNew') : w.rich('waitingCurrent', { email })}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={isNew ? w('newTitle') : w('changeTitle')}>
      <Text>{w.rich(isNew ? 'newText' : 'changeText', { handle: link.handle, email })}</Text>
      {problem !== null && <Text role="alert">{errorMessage(problem, t, w('changeFailed'))}</Text>}
      <Button
        size="lg"
        full
        loading={confirmation.loading}
        onClick={() =>
          void run(async () =>
            (await confirm({ variables: { token } })).data?.confirmEmailChange.isComplete ? 'changed' : 'waiting',
          )
        }
      >
        {isNew ? w('newConfirm') : w('changeConfirm')}
      </Button>
      {!isNew && (
        <Button variant="outline" size="lg" full onClick={() => setRefusing(true)}>
          {w('changeRefuse')}
        </Button>
      )}
      {refusing && (
        <ConfirmDialog
          open
          title={w('refuseTitle')}
          text={w('refuseText')}
          confirmLabel={w('refuseConfirm')}
          danger
          busy={refusal.loading}
          onConfirm={() =>
            void run(async () => {
              await refuse({ variables: { token } });
              return 'refused';
            })
          }
          onClose={() => setRefusing(false)}
        />
      )}
    </GuestCard>
  );
}
