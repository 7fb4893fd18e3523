import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sheet } from '../theme/sheet';
import { safeHtml } from './safe-html';

/** A help article. Links to this site navigate without a reload. */
export function Article({ html, language }: { html: string; language: string }) {
  const navigate = useNavigate();

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  // Keyboards reach the links as usual; only their click is handled here.
  return (
    <div
      lang={language}
      dir={language === 'he' ? 'rtl' : 'ltr'}
      className={styles.text}
      onClick={onClick}
      dangerouslySetInnerHTML={safeHtml(html)}
    />
  );
}

const styles = sheet({
  text: {
    lineHeight: '1.65',
    maxWidth: '42rem',
    overflowWrap: 'anywhere',
    '& > * + *': { marginBlockStart: '4' },
    '& h2': { fontSize: 'lg', marginBlockStart: '8', scrollMarginBlockStart: '6' },
    '& :is(h3, h4)': { fontSize: 'md', marginBlockStart: '6', scrollMarginBlockStart: '6' },
    '& :is(h2, h3, h4) + *': { marginBlockStart: '2' },
    '& :is(ul, ol)': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginBlockStart: '1.5' },
    '& li::marker': { color: 'fg.muted' },
    '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& strong': { fontWeight: 'medium' },
    '& code': {
      fontFamily: 'mono',
      fontSize: '0.9em',
      paddingInline: '1.5',
      paddingBlock: '0.5',
      borderRadius: '0.375rem',
      bg: 'bg.sunken',
    },
    // Wraps as a whole, in the direction of its first letter.
    '& :not(pre) > code': { display: 'inline-block', maxWidth: 'full', unicodeBidi: 'plaintext' },
    '& td:first-child > code': { whiteSpace: 'nowrap' },
    '& pre': { padding: '4', borderRadius: 'control', bg: 'bg.sunken', overflowX: 'auto' },
    '& pre code': { padding: '0' },
    '& blockquote': {
      paddingInlineStart: '4',
      borderInlineStartWidth: '3px',
      borderColor: 'border.control',
      color: 'fg.muted',
    },
    '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInlineEnd: '4',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBlockEndWidth: '1px',
      borderColor: 'border.hairline',
    },
    '& th': { fontWeight: 'medium', color: 'fg.muted' },
    // A border, because a screenshot may have the color of the page.
    '& img': {
      maxWidth: 'full',
      height: 'auto',
      borderRadius: 'control',
      borderStyle: 'solid',
      borderWidth: '1px',
      borderColor: 'border.hairline',
      bg: 'bg.sunken',
    },
    // Collapses with the margins of a paragraph that has nothing else.
    '& :is(p, li) > img': { marginBlock: '3' },
    '& hr': { borderColor: 'border.hairline', marginBlock: '6' },
  },
});
