import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlay/Dialog';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { signInPrompt, type Wanted } from '../../session/sign-in/sign-in-prompt';
import type { TokenPair } from '../../session/sign-in/token-storage';
import { useWayBack } from '../../session/viewer/useWayBack';
import { useEntranceMessages } from '../messages';
import { useRegistrationEnabledQuery } from '../registration/Registration.generated';
import { SignInForm } from './SignInForm';

const titles = {
  nod: 'toNod',
  requack: 'toRequack',
  pin: 'toPin',
  follow: 'toFollow',
  reply: 'toReply',
  write: 'toWrite',
  read: 'toRead',
} as const satisfies Record<Wanted['to'], string>;

/** Signs a visitor in over the page, and does what they wanted. */
export function SignInDialog({ wanted }: { wanted: Wanted }) {
  const t = useT();
  const w = useEntranceMessages();
  const wayBack = useWayBack();
  const api = useApolloClient();
  const { data } = useRegistrationEnabledQuery();

  /** With the new session's token, so that the page, which is loaded anew for the person, shows it done. */
  async function act({ token }: TokenPair) {
    signInPrompt.answer();
    if (!wanted.act) return;
    const { mutation, id, done } = wanted.act;
    const context = { anonymous: true, headers: { authorization: `Bearer ${token}` } };
    try {
      await api.mutate({ mutation, variables: { id }, context, fetchPolicy: 'no-cache' });
      toast.success(t(done));
    } catch (error) {
      toast.error(errorMessage(error, t, t('errors.generic')));
    }
  }

  return (
    <Dialog open size="sm" title={w(titles[wanted.to], { name: wanted.name ?? '' })} onClose={signInPrompt.close}>
      <SignInForm beforeEntering={act} />
      {data?.registrationEnabled !== false && (
        <p className={styles.foot}>
          {w.rich('newHere', {
            link: (
              <TextLink key="register" to="/register" state={wayBack}>
                {w('createAccount')}
              </TextLink>
            ),
          })}
        </p>
      )}
    </Dialog>
  );
}

const styles = sheet({ foot: { marginBlockStart: '5', textAlign: 'center', color: 'fg.muted' } });
