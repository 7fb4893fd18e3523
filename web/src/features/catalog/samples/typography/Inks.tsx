import { Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useMessages } from '../messages';

export function Inks() {
  const w = useMessages();
  return (
    <Stack gap={1}>
      <p>fg.default · {w('pondWalk')}</p>
      <p className={styles.muted}>fg.muted · {w('pondWalk')}</p>
      <p className={styles.brand}>brand.fg · {w('pondWalk')}</p>
      <p className={styles.nod}>accent.nod · {w('pondWalk')}</p>
      <p className={styles.danger}>danger.fg · {w('pondWalk')}</p>
    </Stack>
  );
}

const styles = sheet({
  muted: { color: 'fg.muted' },
  brand: { color: 'brand.fg' },
  nod: { color: 'accent.nod' },
  danger: { color: 'danger.fg' },
});
