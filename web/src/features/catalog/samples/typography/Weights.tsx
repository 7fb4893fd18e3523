import { Stack } from '../../../../ui/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useWords } from '../words';

export function Weights() {
  const w = useWords();
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
