import { CircleCheck, CircleDashed } from 'lucide-react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Row } from '../../../ui/layout/Layout';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useSettingsMessages } from './messages';
import {
  type EmailChange_ViewerFragment,
  useCancelEmailChangeMutation,
  useResendEmailChangeMutation,
} from './Settings.generated';
import { useSecondsUntil } from './useSecondsUntil';

interface PendingEmailProps {
  change: NonNullable<EmailChange_ViewerFragment['emailChange']>;
  /** The present address. */
  email: string;
}

/** What a change of address is still waiting for. */
export function PendingEmail({ change, email }: PendingEmailProps) {
  const t = useT();
  const w = useSettingsMessages();
  const formats = useFormats();
  const left = useSecondsUntil(change.resendableAt);
  const [resend, resending] = useResendEmailChangeMutation();
  const [cancel, canceling] = useCancelEmailChangeMutation();

  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(errorMessage(error, t, w('emailFailed')));
    }
  }

  return (
    <div role="status" className={styles.box}>
      <p>
        {w.rich('pendingEmail', {
          email: (
            <bdi key="email" className={styles.address}>
              {change.newEmail}
            </bdi>
          ),
        })}
      </p>
      <ul className={styles.list}>
        <Side address={email} isConfirmed={change.isCurrentConfirmed} />
        <Side address={change.newEmail} isConfirmed={change.isNewConfirmed} />
      </ul>
      <Muted>{w('pendingUntil', { time: formats.moment(new Date(change.expiresAt)) })}</Muted>
      <Row gap={2} wrap>
        <Button
          variant="outline"
          size="sm"
          loading={resending.loading}
          disabled={left > 0}
          onClick={() => void run(() => resend(), w('linksResent'))}
        >
          {left > 0 ? w('resendIn', { count: left }) : w('resend')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={canceling.loading}
          onClick={() => void run(() => cancel(), w('emailKept'))}
        >
          {w('cancelChange')}
        </Button>
      </Row>
    </div>
  );
}

function Side({ address, isConfirmed }: { address: string; isConfirmed: boolean }) {
  const w = useSettingsMessages();
  return (
    <li className={styles.side}>
      <Icon of={isConfirmed ? CircleCheck : CircleDashed} size={18} className={styles.icon} />
      <span className={styles.words}>
        <bdi className={styles.address}>{address}</bdi> · {isConfirmed ? w('confirmed') : w('waiting')}
      </span>
    </li>
  );
}

const styles = sheet({
  box: {
    display: 'grid',
    gap: '3',
    marginBlockStart: '3',
    padding: '4',
    borderRadius: 'control',
    bg: 'bg.sunken',
    fontSize: 'sm',
  },
  list: { display: 'grid', gap: '1', listStyle: 'none', padding: '0', margin: '0' },
  side: { display: 'flex', alignItems: 'flex-start', gap: '2' },
  icon: { color: 'fg.muted', flexShrink: '0' },
  words: { minWidth: '0' },
  address: { fontWeight: 'medium', overflowWrap: 'anywhere' },
});
