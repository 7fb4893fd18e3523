import { useState } from 'react';
import { Switch } from '../../../../ui/form/Switch';
import { useMessages } from '../messages';

export function Switches() {
  const w = useMessages();
  const [mails, setMails] = useState(true);
  return (
    <>
      <Switch label={w('mails')} hint={w('mailsHint')} checked={mails} onChange={setMails} />
      <Switch label={w('sounds')} checked={false} onChange={() => undefined} disabled />
    </>
  );
}
