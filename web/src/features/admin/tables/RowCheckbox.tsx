import { Checkbox } from '../../../ui/form/Checkbox';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox whose label is only for assistive technology. */
export function RowCheckbox({ label, ...rest }: RowCheckboxProps) {
  return <Checkbox label={<VisuallyHidden>{label}</VisuallyHidden>} {...rest} />;
}
