import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Icon } from '../ui/Icon';
import { sheet } from '../ui/theme/sheet';

interface FormProblemProps {
  form: { message: string | null; complaintCount: number };
  /** A way on, under the sentence. */
  children?: ReactNode;
}

/** What went wrong with the form as a whole; announced, as is the number of fields that need another look. */
export function FormProblem({ form, children }: FormProblemProps) {
  const t = useT();
  const summary = form.complaintCount > 1 ? t('forms.complaints', { count: form.complaintCount }) : null;
  const text = form.message ?? summary;
  return (
    <div role="alert" className={text ? styles.box : styles.quiet}>
      {text && (
        <>
          <Icon of={CircleAlert} size={18} className={styles.icon} />
          <div className={styles.words}>
            <p>{text}</p>
            {form.message && children}
          </div>
        </>
      )}
    </div>
  );
}

const styles = sheet({
  // There for what it may have to say, without a place of its own until then.
  quiet: { display: 'contents' },
  box: {
    display: 'flex',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  icon: { marginBlockStart: '0.15em', flexShrink: '0' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0' },
});
