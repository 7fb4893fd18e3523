import { ArrowRight, Feather, RotateCcw } from 'lucide-react';
import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function IconsInButtons() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <Button icon={Feather}>{w('quack')}</Button>
      <Button variant="outline" icon={RotateCcw}>
        {w('retry')}
      </Button>
      {/* Directional icons are mirrored in right-to-left pages. */}
      <Button variant="ghost" icon={ArrowRight} directional>
        {w('next')}
      </Button>
    </Row>
  );
}
