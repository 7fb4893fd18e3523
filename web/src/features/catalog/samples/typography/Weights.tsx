import { Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useMessages } from '../messages';

export function Weights() {
  const w = useMessages();
  return (
    <Stack gap={1}>
      <p className={styles.normal}>{w('pondWalk')}</p>
      <p className={styles.medium}>{w('pondWalk')}</p>
      <p className={styles.bold}>{w('pondWalk')}</p>
    </Stack>
  );
}

const styles = sheet({
  normal: { fontWeight: 'normal' },
  medium: { fontWeight: 'medium' },
  bold: { fontWeight: 'bold' },
});
