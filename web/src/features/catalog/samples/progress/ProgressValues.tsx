import { Stack } from '../../../../ui/layout/Layout';
import { Progress } from '../../../../ui/feedback/Progress';
import { useMessages } from '../messages';

export function ProgressValues() {
  const w = useMessages();
  return (
    <Stack gap={5}>
      <Progress label={w('uploading')} value={1} max={4} valueText={w('ofPictures', { part: 1, count: 4 })} />
      <Progress label={w('uploading')} value={3} max={4} valueText={w('ofPictures', { part: 3, count: 4 })} />
      <Progress label={w('uploading')} value={4} max={4} valueText={w('ofPictures', { part: 4, count: 4 })} />
    </Stack>
  );
}
