import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Row } from '../../../ui/layout/Layout';
import { useSecurityMessages } from './messages';
import { ProofDialog } from './ProofDialog';
import { useDisableTotpMutation, useRenewRecoveryCodesMutation } from './Security.generated';
import { CodesDialog, TurnOnDialog } from './TurnOnDialog';

interface TotpPartProps {
  isOn: boolean;
  codesLeft: number;
  /** For password managers. */
  handle: string;
  /** Something has changed. */
  onChange: () => void;
}

/** Two-factor sign-in, on or off, and its recovery codes. */
export function TotpPart({ isOn, codesLeft, handle, onChange }: TotpPartProps) {
  const w = useSecurityMessages();
  const [open, setOpen] = useState<'on' | 'off' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [disable] = useDisableTotpMutation();
  const [renew] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache' });
  const close = () => setOpen(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** After several dialogs in a row, the last one doesn't know where the focus came from. */
  function closeLast() {
    flushSync(() => {
      close();
      setCodes(null);
    });
    toggle.current?.focus();
  }

  return (
    <>
      <Muted>{isOn ? w('totpOn') : w('totpOff')}</Muted>
      {isOn && <Muted>{w('codesLeft', { count: codesLeft })}</Muted>}
      <Row wrap>
        {/* One button for both, so that the focus returns to it from either dialog. */}
        <Button ref={toggle} variant={isOn ? 'outline' : 'solid'} onClick={() => setOpen(isOn ? 'off' : 'on')}>
          {isOn ? w('turnOff') : w('turnOn')}
        </Button>
        {isOn && (
          <Button variant="outline" onClick={() => setOpen('renew')}>
            {w('renew')}
          </Button>
        )}
      </Row>
      {open === 'on' && <TurnOnDialog handle={handle} onDone={onChange} onClose={closeLast} />}
      {open === 'off' && (
        <ProofDialog
          title={w('turnOffTitle')}
          text={w('turnOffText')}
          label={w('turnOff')}
          danger
          handle={handle}
          withCode
          onProof={async (input) => {
            await disable({ variables: { input } });
            toast.success(w('turnedOff'));
            onChange();
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'renew' && (
        <ProofDialog
          title={w('renewTitle')}
          text={w('renewText')}
          label={w('renew')}
          handle={handle}
          withCode
          onProof={async (input) => {
            const { data } = await renew({ variables: { input } });
            onChange();
            close();
            if (data) setCodes(data.renewRecoveryCodes.codes);
          }}
          onClose={close}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={closeLast} />}
    </>
  );
}
