import { skipToken } from '@apollo/client/react';
import { MapPin } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { SuggestionList } from '../../../ui/form/SuggestionList';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { useSuggestions } from '../../../ui/form/useSuggestions';
import { coarse, type CoarsePlace, coordinatesIn } from './place';
import { type PlacesQuery, usePlacesQuery } from './Places.generated';
import { useMessages } from './messages';

const PAUSE_MS = 200;
const SHOWN = 6;

type Found = PlacesQuery['places'][number];
type Option = { kind: 'city'; place: Found } | { kind: 'point'; latitude: number; longitude: number };

const keyOf = (option: Option): string =>
  option.kind === 'city' ? `${option.place.latitude} ${option.place.longitude} ${option.place.name}` : 'point';

/** Finds a city by name, or a point by coordinates. */
export function PlaceSearch({ onPick }: { onPick: (place: CoarsePlace) => void }) {
  const w = useMessages();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const row = useRef<HTMLDivElement>(null);
  const isName = asked !== '' && !/^[-+\d]/.test(asked);
  const { data, error } = usePlacesQuery(isName ? { variables: { query: asked, first: SHOWN } } : skipToken);
  const items = useMemo((): Option[] => {
    const point = coordinatesIn(text);
    if (point) return [{ kind: 'point', ...point }];
    if (text.trim() === '' || text.trim() !== asked) return [];
    return (data?.places ?? []).map((place) => ({ kind: 'city', place }));
  }, [text, asked, data]);
  const isNowhere = data?.places.length === 0 && text.trim() === asked && items.length === 0;

  function clear() {
    clearTimeout(timer.current);
    setText('');
    setAsked('');
  }

  function pick(option: Option) {
    clear();
    onPick(option.kind === 'point' ? coarse(option, '') : coarse(option.place, option.place.name));
  }

  const suggestions = useSuggestions<Option>({
    items,
    keyOf,
    onPick: pick,
    onDismiss: clear,
    field: 'input',
    tabPicks: false,
  });

  return (
    <div ref={row} className={styles.root}>
      <TextField
        label={w('field')}
        hint={w('fieldHint')}
        error={error ? w('placesFailed') : isNowhere ? w('noPlace') : null}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={60}
        {...suggestions.fieldProps}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAsked(target.value.trim()), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          // Enter picks a suggestion and must not submit the composer's form.
          if (!suggestions.onKeyDown(event) && event.key === 'Enter') event.preventDefault();
        }}
      />
      <SuggestionList
        {...suggestions.listProps}
        label={w('suggestions')}
        renderItem={(option) => <PlaceOption option={option} />}
        anchor={() => row.current?.querySelector('input')?.getBoundingClientRect() ?? null}
      />
    </div>
  );
}

function PlaceOption({ option }: { option: Option }) {
  const w = useMessages();
  const { language } = useLanguage();
  if (option.kind === 'point') {
    return (
      <>
        <Icon of={MapPin} size={18} className={styles.pin} />
        <span>
          {w.rich('coordinates', {
            latitude: <bdi key="latitude">{option.latitude}</bdi>,
            longitude: <bdi key="longitude">{option.longitude}</bdi>,
          })}
        </span>
      </>
    );
  }
  const { name, region, country } = option.place;
  const land = country === '' ? '' : new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return (
    <>
      <Icon of={MapPin} size={18} className={styles.pin} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.where}>{[region === name ? '' : region, land].filter(Boolean).join(', ')}</span>
      </span>
    </>
  );
}

const styles = sheet({
  root: { minWidth: '0' },
  pin: { color: 'fg.muted' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: '0', lineHeight: 'snug' },
  name: { fontWeight: 'medium' },
  where: { fontSize: 'sm', color: 'fg.muted' },
});
