import { ArrowRight, Feather, RotateCcw } from 'lucide-react';
import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function IconsInButtons() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <Button icon={Feather}>{w('quack')}</Button>
      <Button variant="outline" icon={RotateCcw}>
        {w('retry')}
      </Button>
      {/* What points along the line turns round in right-to-left pages. */}
      <Button variant="ghost" icon={ArrowRight} directional>
        {w('next')}
      </Button>
    </Row>
  );
}
