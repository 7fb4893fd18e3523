import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../form/IconButton';
import { PageLead } from './PageLead';
import { pageStyles as styles } from './page-styles';
import { cx } from '../theme/sheet';
import { usePageTitle } from './usePageTitle';

export interface PageProps {
  /** The title of the browser tab, and of the page unless `heading` is given. */
  title: string;
  heading?: ReactNode;
  /** A back arrow to the previous page; without one, to this path. */
  back?: string;
  /** Controls at the end of the header. */
  actions?: ReactNode;
  /** Tabs below the heading, sticky with it. */
  tabs?: ReactNode;
  /** Adds padding around the content; lists are full width and need none. */
  padded?: boolean;
  children: ReactNode;
}

/** A page of the main column: its sticky header and its content. */
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
