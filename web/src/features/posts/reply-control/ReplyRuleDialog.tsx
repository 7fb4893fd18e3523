import type { ReplyAudience } from '@mallard/rules/reply-rules';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useReplyControlMessages } from './messages';
import { type Closing, ClosingChoice, hoursOf, ReplyRuleChoice } from './ReplyRuleChoice';
import { useSetReplyRuleMutation } from './ReplyControl.generated';
import { useRareFields } from '../plain/useRareFields';
import type { ReplyTerms } from './reply-terms';

const HOUR_MS = 3_600_000;

interface ReplyRuleDialogProps {
  postId: string;
  onClose: () => void;
}

/** Changes who can reply to a quack of the viewer that is published already. */
export function ReplyRuleDialog({ postId, onClose }: ReplyRuleDialogProps) {
  const terms = useRareFields(postId);
  return terms && <RuleForm terms={terms} onClose={onClose} />;
}

function RuleForm({ terms, onClose }: { terms: ReplyTerms & { id: string }; onClose: () => void }) {
  const t = useT();
  const w = useReplyControlMessages();
  const formats = useFormats();
  const end = terms.repliesCloseAt;
  const [rule, setRule] = useState<readonly ReplyAudience[]>(terms.replyRule);
  const [closing, setClosing] = useState<Closing>(end === null ? 'never' : 'kept');
  const [save, { loading }] = useSetReplyRuleMutation();

  async function confirm() {
    const hours = hoursOf(closing);
    const later = hours === null ? null : new Date(Date.now() + hours * HOUR_MS).toISOString();
    try {
      await save({ variables: { postId: terms.id, rule: [...rule], closeAt: closing === 'kept' ? end : later } });
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
      return;
    }
    toast.success(w('saved'));
    onClose();
  }

  return (
    <Dialog
      open
      title={w('whoReplies')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button loading={loading} onClick={() => void confirm()}>
            {w('save')}
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
        <ReplyRuleChoice rule={rule} onChange={setRule} />
        <ClosingChoice value={closing} onChange={setClosing} kept={end && formats.moment(new Date(end))} />
      </div>
    </Dialog>
  );
}

const styles = sheet({ sections: { display: 'grid', gap: '5' } });
