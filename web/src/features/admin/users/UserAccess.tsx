import { BadgeCheck, KeyRound, MailCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { SectionHeading } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { ActionRow } from './ActionRow';
import type { ManagedUser } from './managed-user';
import { useSendPasswordResetMutation, useSendVerificationMutation, useVerifyUserMutation } from './Users.generated';
import { useUsersMessages } from './messages';

/** Helps a person who can't sign in, by emails that only they get. */
export function UserAccess({ user }: { user: ManagedUser }) {
  const t = useT();
  const w = useUsersMessages();
  const [asked, setAsked] = useState<'reset' | 'verify' | null>(null);
  const [sendReset, { loading: isResetting }] = useSendPasswordResetMutation();
  const [sendVerification, { loading: isSending }] = useSendVerificationMutation();
  const [verify, { loading: isVerifying }] = useVerifyUserMutation();
  const { id, email } = user;
  const name = user.user.displayName;
  const close = () => setAsked(null);

  async function perform(work: Promise<unknown>, done: string, failure: string) {
    try {
      await work;
      toast.success(done);
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
    }
    close();
  }
  const mail = (done: string) => void perform(sendVerification({ variables: { id } }), done, w('sendFailed'));

  return (
    <section>
      <SectionHeading>{w('access')}</SectionHeading>
      {user.isInvited ? (
        <ActionRow title={w('invitation')} hint={w('invitationHint')}>
          <Button variant="outline" size="sm" icon={Send} loading={isSending} onClick={() => mail(w('invitationSent'))}>
            {w('sendInvitation')}
          </Button>
        </ActionRow>
      ) : (
        <>
          <ActionRow title={w('resetPassword')} hint={w('resetPasswordHint')}>
            <Button variant="outline" size="sm" icon={KeyRound} onClick={() => setAsked('reset')}>
              {w('sendReset')}
            </Button>
          </ActionRow>
          {!user.isEmailVerified && (
            <ActionRow
              title={w('verification')}
              hint={w.rich('verificationHint', { email: <bdi key="email">{email}</bdi> })}
            >
              <Button
                variant="outline"
                size="sm"
                icon={MailCheck}
                loading={isSending}
                onClick={() => mail(w('verificationSent'))}
              >
                {w('sendVerification')}
              </Button>
              {!user.hasVerifiedAddress && (
                <Button variant="outline" size="sm" icon={BadgeCheck} onClick={() => setAsked('verify')}>
                  {w('markVerified')}
                </Button>
              )}
            </ActionRow>
          )}
        </>
      )}
      <ConfirmDialog
        open={asked === 'reset'}
        title={w('resetTitle', { name })}
        text={w('resetText')}
        confirmLabel={w('sendReset')}
        busy={isResetting}
        onConfirm={() => void perform(sendReset({ variables: { id } }), w('resetSent'), w('sendFailed'))}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'verify'}
        title={w('verifyTitle', { email })}
        text={w('verifyText', { name })}
        confirmLabel={w('markVerified')}
        busy={isVerifying}
        onConfirm={() => void perform(verify({ variables: { id } }), w('verified'), w('saveFailed'))}
        onClose={close}
      />
    </section>
  );
}
