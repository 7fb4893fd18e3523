import { useState } from 'react';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/Dialog';
import type { CardPost } from '../card/useCardPost';
import { useQuoteRuleMessages } from '../../session/quote-rule/messages';
import { QuoteRuleChoice } from '../../session/quote-rule/QuoteRuleChoice';
import { useQuoteMessages } from './messages';
import { useQuoting } from './useQuoting';

interface QuoteDialogProps {
  what: 'quoteRule' | 'withdraw';
  post: Pick<CardPost, 'id' | 'quoteRule'>;
  onClose: () => void;
}

/** What authors decide about quotes in the menu of a quack. */
export function QuoteDialog({ what, ...props }: QuoteDialogProps) {
  return what === 'quoteRule' ? <RuleDialog {...props} /> : <WithdrawDialog {...props} />;
}

type OneProps = Omit<QuoteDialogProps, 'what'>;

function RuleDialog({ post, onClose }: OneProps) {
  const w = useQuoteRuleMessages();
  const { setRule } = useQuoting();
  const [rule, setChosen] = useState(post.quoteRule);
  async function choose(next: typeof rule) {
    setChosen(next);
    if (!(await setRule(post.id, next))) setChosen(post.quoteRule);
  }
  return (
    <Dialog open title={w('rule')} onClose={onClose}>
      <QuoteRuleChoice value={rule} onChange={(next) => void choose(next)} hideLegend />
    </Dialog>
  );
}

function WithdrawDialog({ post, onClose }: OneProps) {
  const w = useQuoteMessages();
  const { withdraw } = useQuoting();
  const [busy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    await withdraw(post.id);
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={w('withdrawTitle')}
      text={w('withdrawText')}
      confirmLabel={w('withdrawConfirm')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
