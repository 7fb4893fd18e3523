import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/feedback/Badge';
import { IconButton } from '../../../ui/form/IconButton';
import { Row } from '../../../ui/layout/Layout';
import { Switch } from '../../../ui/form/Switch';
import { HistoryLink } from '../../session/history/HistoryLink';
import { useHolds } from '../../session/viewer/claims';
import { claimCard } from './claim-card';
import { useClaimsMessages } from './messages';

interface ClaimCardProps {
  id: string;
  /** The translated name. */
  title: string;
  /** The stored name. */
  name: string;
  badge: ReactNode;
  isActive: boolean;
  /** The viewer can't toggle it. */
  isLocked: boolean;
  /** Required by the code, so it can't be edited or removed. */
  isSystem: boolean;
  onSwitch: (isActive: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A category or claim in its list, with the viewer's actions. */
export function ClaimCard(props: ClaimCardProps) {
  const { id, title, name, badge, isActive, isLocked, isSystem, onSwitch, onEdit, onRemove, children } = props;
  const w = useClaimsMessages();
  const mayDefine = useHolds('claims.define');
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
        {mayDefine ? (
          <Switch label={w('active')} checked={isActive} disabled={isLocked} onChange={onSwitch} />
        ) : (
          <Badge tone={isActive ? 'brand' : 'danger'}>{w(isActive ? 'active' : 'inactive')}</Badge>
        )}
        <Row>
          <HistoryLink of={id} name={title} />
          {isSystem ? (
            <Badge>{w('system')}</Badge>
          ) : (
            mayDefine && (
              <>
                <IconButton icon={Pencil} label={w('editOf', { name })} onClick={onEdit} />
                <IconButton icon={Trash2} label={w('removeOf', { name })} onClick={onRemove} />
              </>
            )
          )}
        </Row>
      </Row>
    </li>
  );
}
