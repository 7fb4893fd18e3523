import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { Alert } from '../../../../ui/feedback/Alert';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { Switch } from '../../../../ui/form/Switch';
import { Stack } from '../../../../ui/layout/Layout';
import { getsPushes, pushSupport, sendTestPush, turnPushOff, turnPushOn } from '../../../session/push/push-device';
import { usePushMessages } from './messages';

type State = 'checking' | 'unsupported' | 'blocked' | 'off' | 'on';

/** Whether this device gets pushes. The browser asks for its permission when the person turns them on, never before. */
export function PushDevice() {
  const t = useT();
  const w = usePushMessages();
  const client = useApolloClient();
  const [state, setState] = useState<State>(() => {
    const support = pushSupport();
    return support === 'possible' ? 'checking' : support;
  });
  const [failed, setFailed] = useState<'on' | 'off' | null>(null);
  const [busy, setBusy] = useState(false);
  const isChecking = state === 'checking';

  useEffect(() => {
    if (!isChecking) return undefined;
    let isOver = false;
    const show = (isOn: boolean) => {
      if (!isOver) setState(isOn ? 'on' : 'off');
    };
    getsPushes(client).then(show, () => show(false));
    return () => {
      isOver = true;
    };
  }, [client, isChecking]);

  async function turn(isOn: boolean) {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      if (!isOn) await turnPushOff(client);
      const isPermitted = !isOn || (await turnPushOn(client));
      // Closing the browser's question decides nothing; refusing it does.
      setState(isPermitted ? (isOn ? 'on' : 'off') : pushSupport() === 'blocked' ? 'blocked' : 'off');
    } catch {
      setFailed(isOn ? 'on' : 'off');
    } finally {
      setBusy(false);
    }
  }

  async function test() {
    try {
      await sendTestPush(client);
      toast.success(w('tested'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('testFailed')));
    }
  }

  const isPossible = state !== 'unsupported' && state !== 'blocked';
  return (
    <Stack gap={2}>
      <Switch
        label={w('device')}
        hint={isPossible ? w('deviceHint') : w(state)}
        checked={state === 'on'}
        disabled={!isPossible || isChecking}
        onChange={(isOn) => void turn(isOn)}
      />
      {failed && (
        <Alert
          live
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={() => void turn(failed === 'on')}>
              {w('retry')}
            </Button>
          }
        >
          {w(failed === 'on' ? 'failed' : 'failedOff')}
        </Alert>
      )}
      {state === 'on' && (
        <div>
          <Button size="sm" variant="outline" onClick={() => void test()}>
            {w('test')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
