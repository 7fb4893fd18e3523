import type { ReactNode } from 'react';
import type { ReplyTerms, ThreadAuthorName } from './reply-terms';
import { ReplyTermsLine } from './ReplyTermsLine';
import { useReplyRefusal } from './useReplyRefusal';

interface ReplyTermsGateProps {
  terms: ReplyTerms;
  author: ThreadAuthorName | null;
  /** The reply box. */
  children: ReactNode;
}

/** The line about who can reply, and below it the box of those who can. */
export function ReplyTermsGate({ terms, author, children }: ReplyTermsGateProps) {
  const refusal = useReplyRefusal(terms, author);
  return (
    <>
      <ReplyTermsLine terms={terms} author={author} />
      {refusal === null && children}
    </>
  );
}
