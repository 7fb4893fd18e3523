import { useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Row, Text } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useSecurityMessages } from './messages';
import { ProofDialog } from './ProofDialog';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import { type BeginTotpMutation, useBeginTotpMutation, useConfirmTotpMutation } from './Security.generated';

interface TurnOnDialogProps {
  /** For password managers. */
  handle: string;
  /** It is on from now; the dialog stays open for the recovery codes. */
  onDone: () => void;
  onClose: () => void;
}

/** Turns two-factor sign-in on: the password, then the app's first code, then the recovery codes. */
export function TurnOnDialog({ handle, onDone, onClose }: TurnOnDialogProps) {
  const w = useSecurityMessages();
  const [begin] = useBeginTotpMutation({ fetchPolicy: 'no-cache' });
  const [setup, setSetup] = useState<BeginTotpMutation['beginTotp'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (!setup) {
    return (
      <ProofDialog
        title={w('turnOnTitle')}
        text={w('totpOff')}
        label={w('next')}
        handle={handle}
        withCode={false}
        onProof={async ({ password }) => {
          const { data } = await begin({ variables: { password } });
          if (data) setSetup(data.beginTotp);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    // A press outside does not close it: the app would keep a key that is good for nothing.
    <Dialog key="setup" open alert title={w('turnOnTitle')} onClose={onClose}>
      <AppForm
        setup={setup}
        onClose={onClose}
        onCodes={(next) => {
          setCodes(next);
          onDone();
        }}
      />
    </Dialog>
  );
}

export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const w = useSecurityMessages();
  return (
    <Dialog key="codes" open alert title={w('codesTitle')} onClose={onClose}>
      <RecoveryCodes codes={codes} onClose={onClose} />
    </Dialog>
  );
}

interface AppFormProps {
  setup: BeginTotpMutation['beginTotp'];
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

function AppForm({ setup, onCodes, onClose }: AppFormProps) {
  const t = useT();
  const w = useSecurityMessages();
  const rules = createRules(t);
  const [confirm] = useConfirmTotpMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: rules.required(code) }),
    failure: w('failed'),
    async submit({ code }) {
      const { data } = await confirm({ variables: { code } });
      if (data) onCodes(data.confirmTotp.codes);
    },
  });
  return (
    <Form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      <Text>{w('scan')}</Text>
      <QrCode text={setup.uri} label={w('qr')} />
      <TextField
        label={w('key')}
        value={setup.secret}
        readOnly
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        className={styles.key}
        onFocus={(event) => event.target.select()}
      />
      <TextField
        label={w('appCode')}
        hint={w('appCodeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        required
        data-autofocus
        {...form.text('code')}
      />
      <Row justify="end" wrap>
        <Button variant="ghost" onClick={onClose}>
          {t('states.cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {w('turnOn')}
        </Button>
      </Row>
    </Form>
  );
}

const styles = sheet({
  form: { paddingBlockEnd: '5' },
  key: { '& input': { fontFamily: 'mono', fontSize: 'sm' } },
});
