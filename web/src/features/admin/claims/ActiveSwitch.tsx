import { Badge } from '../../../ui/feedback/Badge';
import { Switch } from '../../../ui/form/Switch';
import { useHolds } from '../../session/viewer/claims';
import { useClaimsMessages } from './messages';

interface ActiveSwitchProps {
  /** The translated name of the category or claim. */
  title: string;
  isActive: boolean;
  /** The viewer can't toggle it. */
  isLocked: boolean;
  onSwitch: (isActive: boolean) => void;
}

/** Whether a category or claim is active, and the switch for it. */
export function ActiveSwitch({ title, isActive, isLocked, onSwitch }: ActiveSwitchProps) {
  const w = useClaimsMessages();
  return useHolds('claims.define') ? (
    <Switch
      label={w('activeOf', { name: title })}
      hideLabel
      checked={isActive}
      disabled={isLocked}
      onChange={onSwitch}
    />
  ) : (
    <Badge tone={isActive ? 'brand' : 'danger'}>{w(isActive ? 'active' : 'isInactive')}</Badge>
  );
}
