import { useEffect, useRef } from 'react';
import { sheet } from '../theme/sheet';
import { safeHtml } from './safe-html';

/** A tag of HTML that the server wrote: within one, `>` is escaped. */
const TAG = /<[a-z][^>]*>/gi;

interface MailFrameProps {
  title: string;
  /** The document of an email, from the server. */
  html: string;
}

/**
 * An email in a frame of its own, where no script runs. Links open in a new tab. The page's content security policy
 * also applies in the frame and refuses style attributes, so the styles are set by the object model.
 */
export function MailFrame({ title, html }: MailFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const end = new AbortController();
    frame.addEventListener('load', () => prepare(frame), { signal: end.signal });
    const unstyled = html.replaceAll(TAG, (tag) => tag.replace(/\sstyle="/, ' data-style="'));
    frame.srcdoc = safeHtml(unstyled).__html;
    return () => end.abort();
  }, [html]);

  return (
    <iframe
      ref={ref}
      title={title}
      // The same origin for `prepare`; scripts stay refused.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={styles.frame}
    />
  );
}

function prepare(frame: HTMLIFrameElement): void {
  const mail = frame.contentDocument;
  if (!mail?.documentElement) return;
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  for (const link of mail.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const fit = () => {
    frame.style.height = `${mail.documentElement.scrollHeight}px`;
  };
  for (const image of mail.images) image.addEventListener('load', fit);
  fit();
}

const styles = sheet({
  frame: {
    display: 'block',
    width: 'full',
    minHeight: '16rem',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    // Emails have the light theme, and one without a background is read on white, as in an email program.
    colorScheme: 'light',
    bg: 'white',
  },
});
