import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../media/Icon';
import { IconButton } from '../form/IconButton';
import { alertRecipe } from './alert.recipe';
import { sheet } from '../theme/sheet';

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** One action: a Button of size `sm`. */
  action?: ReactNode;
  /** Given if it can be dismissed. */
  onDismiss?: () => void;
  /** It appears while the page is in use, so screen readers announce it. Not for alerts that are there from the start. */
  live?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message that stays in its place on the page; a short-lived one is a toast. */
export function Alert({ tone = 'info', title, children, action, onDismiss, live }: AlertProps) {
  const t = useT();
  return (
    <div className={alertRecipe({ tone })} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon of={icons[tone]} size={20} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          size="sm"
          label={t('states.dismiss')}
          tooltip={false}
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

const styles = sheet({
  icon: { marginBlockStart: '0.125rem' },
  words: { flex: '1', minWidth: '0', maxWidth: 'measure' },
  title: { fontWeight: 'medium' },
  text: { fontSize: 'sm' },
  action: { marginBlockStart: '3' },
  dismiss: { marginBlock: '-1', color: 'inherit' },
});
