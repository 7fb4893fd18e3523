import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Layout';
import { Switch } from '../../ui/Switch';
import { claimCard } from './claim-card';
import { useClaimsWords } from './words';

interface ClaimCardProps {
  /** As people see it, in their language. */
  title: string;
  /** As it was given. */
  name: string;
  badge: ReactNode;
  isActive: boolean;
  /** Nobody may turn it off. */
  isLocked: boolean;
  /** The code asks for it: it can't be edited or removed. */
  isSystem: boolean;
  onSwitch: (isActive: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A category or a claim in its list, with what can be done to it. */
export function ClaimCard(props: ClaimCardProps) {
  const { title, name, badge, isActive, isLocked, isSystem, onSwitch, onEdit, onRemove, children } = props;
  const w = useClaimsWords();
  return (
    <li className={claimCard.card}>
      <Row justify="between">
        <h2 className={claimCard.name} dir="auto">
          {title}
        </h2>
        <Badge>{badge}</Badge>
      </Row>
      {children}
      <Row justify="between" wrap>
        <Switch label={w('active')} checked={isActive} disabled={isLocked} onChange={onSwitch} />
        {isSystem ? (
          <Badge>{w('system')}</Badge>
        ) : (
          <Row>
            <IconButton icon={Pencil} label={w('editOf', { name })} onClick={onEdit} />
            <IconButton icon={Trash2} label={w('removeOf', { name })} onClick={onRemove} />
          </Row>
        )}
      </Row>
    </li>
  );
}
