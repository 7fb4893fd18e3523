import { useState } from 'react';
import { FileField } from '../../../../ui/FileField';
import { useWords } from '../words';

export function Files() {
  const w = useWords();
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
