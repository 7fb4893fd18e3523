import { CircleHelp } from 'lucide-react';
import { IconButton } from '../../../../ui/IconButton';
import { Row } from '../../../../ui/Layout';
import { Popover } from '../../../../ui/Popover';
import { useWords } from '../words';

export function PlainPopover() {
  const w = useWords();
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
