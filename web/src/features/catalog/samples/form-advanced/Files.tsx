import { useState } from 'react';
import { FileField } from '../../../../ui/form/FileField';
import { useMessages } from '../messages';

export function Files() {
  const w = useMessages();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label={w('pictures')}
      words={{ choose: w('chooseFiles'), drop: w('dropFiles'), remove: (name) => w('removeOf', { name }) }}
      accept="image/*"
      multiple
      files={files}
      onFiles={setFiles}
    />
  );
}
