import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { alertRecipe } from './recipes/alert.recipe';
import { sheet } from './theme/sheet';

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** One way on: a Button of the size `sm`. */
  action?: ReactNode;
  /** Given where it may be put away. */
  onDismiss?: () => void;
  /** It appears while somebody is at work, and is to be read out at once. What stands there from the start is not. */
  live?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message that belongs to a place of the page and stays there; what passes is a toast. */
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
