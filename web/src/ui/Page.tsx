import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../i18n/I18nProvider';
import { IconButton } from './IconButton';
import { PageLead } from './PageLead';
import { pageStyles as styles } from './page-styles';
import { cx } from './theme/sheet';
import { usePageTitle } from './usePageTitle';

export interface PageProps {
  /** Names the browser tab, and the page unless `heading` says it otherwise. */
  title: string;
  heading?: ReactNode;
  /** An arrow to the page before; where there is none, to this address. */
  back?: string;
  /** Controls at the end of the header. */
  actions?: ReactNode;
  /** Tabs, below the heading and sticking with it. */
  tabs?: ReactNode;
  /** Space around the content; lists go from edge to edge and need none. */
  padded?: boolean;
  children: ReactNode;
}

/** One page of the column: its header, which stays in view, and its content. */
export function Page({ title, heading, back, actions, tabs, padded, children }: PageProps) {
  const lead = useContext(PageLead);
  usePageTitle(title);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          {back === undefined ? lead : <BackButton fallback={back} />}
          <h1 className={styles.heading}>{heading ?? title}</h1>
          {actions}
        </div>
        {tabs}
      </header>
      <div className={cx(padded && styles.padded)}>{children}</div>
    </>
  );
}

function BackButton({ fallback }: { fallback: string }) {
  const t = useT();
  const navigate = useNavigate();
  const hasPageBefore = useLocation().key !== 'default';
  return (
    <IconButton
      icon={ArrowLeft}
      directional
      label={t('shell.back')}
      onClick={() => void (hasPageBefore ? navigate(-1) : navigate(fallback, { replace: true }))}
    />
  );
}
