import { MAX_POST_GRAPHEMES } from '@mallard/rules/post-text';
import { Suspense } from 'react';
import { Ring } from '../../../ui/feedback/Ring';
import { Button } from '../../../ui/form/Button';
import { SheetAction } from '../../../ui/overlay/SheetAction';
import { sheet } from '../../../ui/theme/sheet';
import { measureDraft } from '../drafts/draft-measure';
import type { DraftQuack } from '../drafts/draft-part';
import { useComposerMessages } from './messages';
import { PostAll } from '../thread-draft/PostAll';

interface SendActionProps {
  /** The id of the form that it sends. */
  form: string;
  label: string;
  /** The quack that is being written, whose length is shown. */
  quack: DraftQuack;
  /** How many quacks it sends. */
  count: number;
  disabled: boolean;
  sending: boolean;
}

/** The button that sends, beside the length of the text. */
export function SendAction({ form, label, quack, count, disabled, sending }: SendActionProps) {
  const w = useComposerMessages();
  return (
    <SheetAction>
      <span className={styles.end}>
        <span className={styles.ring}>
          {quack.content !== '' && <Ring count={measureDraft(quack).length} limit={MAX_POST_GRAPHEMES} />}
        </span>
        <Button
          type="submit"
          form={form}
          disabled={disabled}
          loading={sending}
          data-tooltip={w(isMac ? 'sendTipMac' : 'sendTip')}
        >
          {count === 1 ? (
            label
          ) : (
            <Suspense fallback={label}>
              <PostAll count={count} />
            </Suspense>
          )}
        </Button>
      </span>
    </SheetAction>
  );
}

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

const styles = sheet({
  end: { display: 'flex', alignItems: 'center', gap: { base: '1.5', md: '3' }, marginInlineStart: 'auto' },
  // Reserved, so that the first letter does not move the button.
  ring: { minWidth: '8', height: '8' },
});
