import { errorMessage } from '../../../graphql/error-messages';
import type { AuthorizationInput } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { useDenyAppMutation } from './Apps.generated';
import { useAppMessages } from './messages';

/** Says no to an app. @param onDenied where the person goes; null if the app has no such address */
export function CancelButton(props: { input: AuthorizationInput; onDenied: (redirectTo: string | null) => void }) {
  const { input, onDenied } = props;
  const t = useT();
  const w = useAppMessages();
  const [deny, { loading }] = useDenyAppMutation({ fetchPolicy: 'no-cache' });

  const cancel = async () => {
    try {
      const { data } = await deny({ variables: { input } });
      if (data) onDenied(data.denyApp.redirectTo);
    } catch (error) {
      toast.error(errorMessage(error, t, w('cancelFailed')));
    }
  };

  return (
    <Button variant="outline" size="lg" full loading={loading} onClick={() => void cancel()}>
      {w('cancel')}
    </Button>
  );
}
