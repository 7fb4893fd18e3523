import { sheet } from '../../../ui/theme/sheet';

/** An email address, which keeps its beginning where it is too long, in both directions of the page. */
export function AddressCell({ email }: { email: string }) {
  return (
    <bdi dir="ltr" className={styles.address}>
      {email}
    </bdi>
  );
}

const styles = sheet({
  address: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _rtl: { textAlign: 'right' },
  },
});
