import { useEffect, useState } from 'react';
import { deviceStore } from '../../session/device/device-store';

type Visibility = Readonly<Record<string, boolean>>;

/** Which columns of a table are shown; choices are stored on the device. */
export function useChosenColumns(
  table: string,
  atFirst: Visibility,
): readonly [Visibility, (visibility: Visibility) => void] {
  const key = `columns.${table}`;
  const [chosen, setChosen] = useState<Visibility>({});
  useEffect(() => {
    let isGone = false;
    void deviceStore.read(key).then((kept) => {
      if (!isGone && typeof kept === 'object' && kept !== null) setChosen(kept as Visibility);
    });
    return () => {
      isGone = true;
    };
  }, [key]);
  return [
    { ...atFirst, ...chosen },
    (visibility) => {
      setChosen(visibility);
      void deviceStore.save(key, visibility);
    },
  ];
}
