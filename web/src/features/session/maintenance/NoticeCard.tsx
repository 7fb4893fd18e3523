import { CloudOff, type LucideIcon, Wrench } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { accentOf } from './accent';
import type { MaintenanceNotice } from './site-status';
import { englishWords, useMaintenanceMessages } from './useMaintenanceMessages';

interface NoticePresentation {
  id?: string;
  icon: LucideIcon;
  color: string;
  title: string;
  children: ReactNode;
  /** Content below the message. */
  actions?: ReactNode;
}

function Notice({ id, icon, color, title, children, actions }: NoticePresentation) {
  const { ground, ink } = accentOf(color);
  return (
    <div className={styles.notice} style={{ '--accent': ground, '--ink': ink } as CSSProperties}>
      <span className={styles.emblem}>
        <Icon of={icon} size={30} />
      </span>
      <h2 id={id} className={styles.title} dir="auto">
        {title}
      </h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface MaintenanceCardProps {
  id?: string;
  maintenance: MaintenanceNotice;
  actions?: ReactNode;
}

/** The message of a maintenance window, in its color. */
export function MaintenanceCard({ id, maintenance, actions }: MaintenanceCardProps) {
  const w = useMaintenanceMessages();
  const formats = useFormats();
  const { name, description, customMessage, maintenanceColor, endsAt } = maintenance;
  return (
    <Notice
      id={id}
      icon={Wrench}
      color={maintenanceColor}
      title={name === englishWords.defaultName ? w('defaultName') : name}
      actions={actions}
    >
      {description && (
        <p className={styles.lead} dir="auto">
          {description}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {customMessage === englishWords.defaultMessage ? w('defaultMessage') : customMessage}
      </p>
      {endsAt && <p className={styles.until}>{w('until', { moment: formats.moment(new Date(endsAt)) })}</p>}
      <p className={styles.hint}>{w('resumes')}</p>
    </Notice>
  );
}

export function UnreachableCard({ id, actions }: { id?: string; actions: ReactNode }) {
  const w = useMaintenanceMessages();
  return (
    <Notice id={id} icon={CloudOff} color="red" title={w('unreachable')} actions={actions}>
      <p className={styles.text}>{w('unreachableText')}</p>
    </Notice>
  );
}

const styles = sheet({
  notice: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    maxWidth: '30rem',
    marginInline: 'auto',
    paddingInline: { base: '6', md: '10' },
    paddingBlockStart: '12',
    paddingBlockEnd: '10',
    borderRadius: 'card',
    bg: 'bg.raised',
    color: 'fg.default',
    textAlign: 'center',
    boxShadow: 'dialog',
    overflow: 'hidden',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0',
      insetInline: '0',
      height: '6px',
      bg: 'var(--accent)',
    },
  },
  emblem: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '16',
    borderRadius: 'full',
    bg: 'var(--accent)',
    color: 'var(--ink)',
  },
  title: { fontSize: 'xl', overflowWrap: 'anywhere' },
  lead: { fontWeight: 'medium', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  until: { fontWeight: 'medium' },
  hint: { color: 'fg.muted', fontSize: 'sm' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', paddingBlockStart: '2' },
});
