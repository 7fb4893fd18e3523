import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { useMediaMessages } from './useMediaMessages';

/** Tells authors that moderators marked their media, and leads to the reasons. */
export function MarkedByStaff() {
  const w = useMediaMessages();
  const reasons = (
    <TextLink key="reasons" to="/profile?section=reports">
      {w('markedReasons')}
    </TextLink>
  );
  return <p className={styles.root}>{w.rich('markedByStaff', { reasons })}</p>;
}

const styles = sheet({ root: { fontSize: 'sm', color: 'fg.muted', paddingBlock: '1' } });
