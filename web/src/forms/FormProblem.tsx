import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Icon } from '../ui/media/Icon';
import { sheet } from '../ui/theme/sheet';

interface FormProblemProps {
  form: { message: string | null; complaintCount: number };
  /** An action below the message, such as a link. */
  children?: ReactNode;
}

/** The error of the form as a whole; announced, like the number of invalid fields. */
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
  // Always rendered, so that screen readers announce its text, but without a box while it is empty.
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
