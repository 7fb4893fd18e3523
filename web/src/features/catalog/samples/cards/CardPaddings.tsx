import { Card } from '../../../../ui/Card';
import { Muted, Stack } from '../../../../ui/Layout';
import { useWords } from '../words';

export function CardPaddings() {
  const w = useWords();
  return (
    <Stack gap={3}>
      {(['sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} as="div" padding={padding}>
          <Muted>{w('pondText')}</Muted>
        </Card>
      ))}
    </Stack>
  );
}
