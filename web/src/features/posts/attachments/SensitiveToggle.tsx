import { Checkbox } from '../../../ui/form/Checkbox';
import { useMediaMessages } from '../media/useMediaMessages';

interface SensitiveToggleProps {
  checked: boolean;
  onChange: (isSensitive: boolean) => void;
  readOnly?: boolean;
}

/** Below the media of a draft: whether readers see them only if they want to. */
export function SensitiveToggle({ checked, onChange, readOnly }: SensitiveToggleProps) {
  const w = useMediaMessages();
  return (
    <Checkbox
      label={w('markSensitive')}
      hint={checked ? w('markSensitiveHint') : undefined}
      checked={checked}
      disabled={readOnly ?? false}
      onChange={onChange}
    />
  );
}
