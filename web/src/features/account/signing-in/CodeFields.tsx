import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { Row, Text } from '../../../ui/layout/Layout';
import { useEntranceMessages } from '../messages';

interface CodeFieldsProps {
  /** Props of the field. */
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  submitting: boolean;
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeFields({ field, submitting, onBack }: CodeFieldsProps) {
  const w = useEntranceMessages();
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <Text role="status">{isRecovery ? w('recoveryText') : w('codeText')}</Text>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? w('recoveryCode') : w('code')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        required
        autoFocus
        {...field}
      />
      <Button type="submit" size="lg" full loading={submitting}>
        {w('signIn')}
      </Button>
      <Row justify="between" wrap>
        <Button variant="ghost" onClick={onBack}>
          {w('otherAccount')}
        </Button>
        <Button variant="ghost" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? w('useApp') : w('useRecovery')}
        </Button>
      </Row>
    </>
  );
}
