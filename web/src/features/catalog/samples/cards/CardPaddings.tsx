import { Card } from '../../../../ui/layout/Card';
import { Muted, Stack } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function CardPaddings() {
  const w = useMessages();
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
