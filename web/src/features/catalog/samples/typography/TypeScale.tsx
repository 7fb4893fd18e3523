import { Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useMessages } from '../messages';

export function TypeScale() {
  const w = useMessages();
  return (
    <Stack gap={3}>
      <p className={styles.xxl}>{w('pondWalk')}</p>
      <p className={styles.xl}>{w('pondWalk')}</p>
      <p className={styles.lg}>{w('pondWalk')}</p>
      <p className={styles.md}>{w('pondText')}</p>
      <p className={styles.sm}>{w('pondText')}</p>
      <p className={styles.xs}>{w('pondText')}</p>
    </Stack>
  );
}

const styles = sheet({
  xxl: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' },
  xl: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
  lg: { fontSize: 'lg', fontWeight: 'bold' },
  md: { fontSize: 'md' },
  sm: { fontSize: 'sm' },
  xs: { fontSize: 'xs' },
});
