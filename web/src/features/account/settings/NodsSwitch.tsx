import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Switch } from '../../../ui/form/Switch';
import type { Viewer } from '../../session/viewer/viewer';
import { useNodsSwitchMessages } from './nods-switch-messages';
import { useShowNodsMutation, useShownNodsQuery } from './NodsSwitch.generated';

/** Whether others see the list of one's nods. Saved at once. */
export function NodsSwitch({ viewer: { id } }: { viewer: Pick<Viewer, 'id'> }) {
  const t = useT();
  const words = useNodsSwitchMessages();
  const { data } = useShownNodsQuery();
  const [update, { loading }] = useShowNodsMutation();
  const user = data?.viewer?.user;

  async function show(shown: boolean) {
    if (loading) return;
    const next = { __typename: 'User' as const, id, hidesNods: !shown };
    try {
      await update({
        variables: { hidesNods: !shown },
        optimisticResponse: {
          updateProfile: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', user: next } },
        },
      });
    } catch (error) {
      toast.error(errorMessage(error, t, words('failed')));
    }
  }

  return (
    <Switch
      label={words('label')}
      hint={words('hint')}
      checked={user ? !user.hidesNods : true}
      disabled={!user}
      onChange={(shown) => void show(shown)}
    />
  );
}
