import { Check, Copy } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/form/Button';
import { toast } from '../../ui/feedback/toast';
import { sheet } from '../../ui/theme/sheet';
import { tokensOf } from './highlight';
import { useMessages } from './useMessages';

/** How long the button shows "Copied", in milliseconds. */
const SAID_MS = 2_000;

/** The code of a sample, left to right in every language. */
export function CodeBlock({ code, name }: { code: string; name: string }) {
  const w = useMessages();
  const tokens = useMemo(() => tokensOf(code), [code]);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.label}>{w('code')}</span>
        <CopyButton code={code} name={name} />
      </div>
      <pre dir="ltr" lang="en" tabIndex={0} role="region" aria-label={w('codeOf', { name })} className={styles.code}>
        <code>
          {tokens.map(({ kind, text }, index) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={index} className={styles[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}

function CopyButton({ code, name }: { code: string; name: string }) {
  const w = useMessages();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      toast.success(w('codeCopied'));
    } catch {
      toast.error(w('copyFailed'));
    }
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      icon={copied ? Check : Copy}
      aria-label={copied ? undefined : w('copyOf', { name })}
      onClick={() => void copy()}
    >
      {copied ? w('copied') : w('copy')}
    </Button>
  );
}

const styles = sheet({
  root: { minWidth: '0', boxShadow: '0 0 0 1px {colors.border.hairline}', bg: 'bg.canvas' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: { base: '4', md: '5' },
    paddingInlineEnd: '2',
    paddingBlockStart: '1.5',
  },
  label: { fontSize: 'xs', color: 'fg.muted' },
  code: {
    maxHeight: '22rem',
    overflow: 'auto',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '1',
    paddingBlockEnd: '4',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.6',
    whiteSpace: 'pre',
    tabSize: '2',
    textAlign: 'left',
    _focusVisible: { outlineOffset: '-3px' },
  },
  comment: { color: 'fg.muted' },
  text: { color: 'brand.fg' },
  keyword: { color: 'accent.nod' },
  component: { fontWeight: 'medium' },
});
