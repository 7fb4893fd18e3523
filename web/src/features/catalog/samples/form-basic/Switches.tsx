import { useState } from 'react';
import { Switch } from '../../../../ui/Switch';
import { useWords } from '../words';

export function Switches() {
  const w = useWords();
  const [mails, setMails] = useState(true);
  return (
    <>
      <Switch label={w('mails')} hint={w('mailsHint')} checked={mails} onChange={setMails} />
      <Switch label={w('sounds')} checked={false} onChange={() => undefined} disabled />
    </>
  );
}
