import { Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../ui/feedback/Badge';
import { IconButton } from '../../../ui/form/IconButton';
import { Row } from '../../../ui/layout/Layout';
import { HistoryLink } from '../../session/history/HistoryLink';
import { useHolds } from '../../session/viewer/claims';
import { useClaimsMessages } from './messages';

interface ClaimActionsProps {
  id: string;
  /** The translated name. */
  title: string;
  /** Required by the code, so it can't be edited or removed. */
  isSystem: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with a category or claim, in its row. */
export function ClaimActions({ id, title, isSystem, onEdit, onRemove }: ClaimActionsProps) {
  const w = useClaimsMessages();
  const mayDefine = useHolds('claims.define');
  return (
    <Row gap={1}>
      <HistoryLink of={id} name={title} />
      {isSystem ? (
        <Badge>{w('system')}</Badge>
      ) : (
        mayDefine && (
          <>
            <IconButton icon={Pencil} size="sm" label={w('editOf', { name: title })} onClick={onEdit} />
            <IconButton icon={Trash2} size="sm" label={w('removeOf', { name: title })} onClick={onRemove} />
          </>
        )
      )}
    </Row>
  );
}
