import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/form/IconButton';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useComposerMessages } from './messages';

interface RareToolsProps {
  /** In the sheet of a phone, whose row has room for all. */
  pinned: boolean | undefined;
  /** One of them says something about the draft. */
  inUse: boolean;
  children: ReactNode;
}

/** Tools that few quacks need. Below a quack in the stream of a phone, a button shows them in a second row. */
export function RareTools({ pinned, inUse, children }: RareToolsProps) {
  const w = useComposerMessages();
  const [isOpen, setOpen] = useState(false);
  if (pinned) return children;
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={w('moreTools')}
        aria-expanded={isOpen || inUse}
        className={styles.button}
        onClick={() => setOpen(!isOpen)}
      />
      <div className={cx(styles.tools, (isOpen || inUse) && styles.open)}>{children}</div>
    </>
  );
}

const styles = sheet({
  button: { md: { display: 'none' } },
  tools: { display: { base: 'none', md: 'contents' } },
  open: { mdDown: { display: 'flex', order: '1', flexBasis: '100%' } },
});
