import { CircleHelp } from 'lucide-react';
import { IconButton } from '../../../../ui/form/IconButton';
import { Row } from '../../../../ui/layout/Layout';
import { Popover } from '../../../../ui/overlay/Popover';
import { useMessages } from '../messages';

export function PlainPopover() {
  const w = useMessages();
  return (
    <Row>
      {w('nods')}
      <Popover
        title={w('questionNods')}
        trigger={(trigger) => <IconButton icon={CircleHelp} label={w('questionNods')} tooltip={false} {...trigger} />}
      >
        {w('answerNods')}
      </Popover>
    </Row>
  );
}
