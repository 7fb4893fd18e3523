import { cellOf, cellsWithin } from '@mallard/rules/geohash';
import { Injectable } from '@nestjs/common';
import { type CityData, cityMapping } from 'city-timezones';
import type { Language } from '#kernel/request/language.js';
import { hebrewNames, towns } from './hebrew-places.js';

/** A city of the world. */
export interface KnownPlace {
  readonly name: string;
  /** State or province; empty if there is no other city of this name. */
  readonly region: string;
  /** ISO 3166-1, two letters; empty if there is no such code. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

interface Entry {
  readonly place: KnownPlace;
  readonly hebrewName: string | null;
  /** Searchable names, folded. */
  readonly keys: readonly string[];
  readonly people: number;
}

/** Longest query, in characters; the rest is ignored. */
const MAX_QUERY = 60;
/** How far away a city may be to name a place. */
const MAX_DISTANCE_KM = 50;

/**
 * Cities by name, from a list of about 7,000 that ships with the server, so that no third party learns where users are.
 */
@Injectable()
export class Gazetteer {
  private entries: readonly Entry[] | null = null;
  private byCell: ReadonlyMap<string, Entry> | null = null;

  /**
   * Cities whose name begins with the query, then those of which another word does; larger ones first.
   * @param typed a name in Latin or Hebrew letters, optionally with a country or region after a comma
   * @param language of the names in the result, as far as they are known in it
   */
  search(typed: string, language: string, first: number): KnownPlace[] {
    const [name = '', within = ''] = typed.slice(0, MAX_QUERY).split(',').map(folded);
    if (name === '') return [];
    const found: { rank: number; entry: Entry }[] = [];
    for (const entry of this.all()) {
      const rank = rankOf(entry, name);
      if (rank === null || !isWithin(entry.place, within)) continue;
      found.push({ rank, entry });
    }
    found.sort((one, other) => one.rank - other.rank || other.entry.people - one.entry.people);
    return found.slice(0, first).map(({ entry }) => inLanguage(entry, language));
  }

  /** The largest city in a cell, else in the nearest cell that has one; null if there is none within 50 km. */
  around(cell: string, language: string): KnownPlace | null {
    this.byCell ??= largestByCell(this.all());
    for (const near of cellsWithin(cell, MAX_DISTANCE_KM)) {
      const entry = this.byCell.get(near.cell);
      if (entry) return inLanguage(entry, language);
    }
    return null;
  }

  private all(): readonly Entry[] {
    this.entries ??= [...cityMapping.map(entryOfCity), ...towns.map(entryOfTown)];
    return this.entries;
  }
}

function entryOfCity({ city, city_ascii: plain, province, iso2, lat, lng, pop }: CityData): Entry {
  // The list has other values for places without an agreed country.
  const country = /^[A-Z]{2}$/.test(iso2) ? iso2 : '';
  const hebrew = hebrewNames(plain, country);
  return {
    place: { name: city, region: province ?? '', country, latitude: lat, longitude: lng },
    hebrewName: hebrew[0] ?? null,
    keys: [...new Set([city, plain, ...hebrew].map(folded))],
    people: pop,
  };
}

function entryOfTown([name, hebrewName, latitude, longitude, people]: (typeof towns)[number]): Entry {
  const place = { name, region: '', country: 'IL', latitude, longitude };
  return { place, hebrewName, keys: [folded(name), folded(hebrewName)], people };
}

function inLanguage({ place, hebrewName }: Entry, language: string): KnownPlace {
  return language === 'he' && hebrewName !== null ? { ...place, name: hebrewName } : place;
}

function largestByCell(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const largest = new Map<string, Entry>();
  for (const entry of entries) {
    const cell = cellOf(entry.place);
    if (entry.people >= (largest.get(cell)?.people ?? 0)) largest.set(cell, entry);
  }
  return largest;
}

/** 0 for the whole name, 1 for its beginning, 2 for the beginning of another word; null for no match. */
function rankOf({ keys }: Entry, name: string): number | null {
  if (keys.includes(name)) return 0;
  if (keys.some((key) => key.startsWith(name))) return 1;
  return keys.some((key) => key.includes(` ${name}`)) ? 2 : null;
}

function isWithin({ region, country }: KnownPlace, within: string): boolean {
  if (within === '' || folded(region).startsWith(within)) return true;
  if (country === '') return false;
  return country.toLowerCase() === within || countryNames.some((of) => folded(of(country)).startsWith(within));
}

const countryNames = (['en', 'he'] satisfies Language[]).map((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return (country: string) => names.of(country);
});

/** Removes accents, points, case and hyphens, so that "sao paulo" finds São Paulo. */
function folded(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[-–־'’׳"״.]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
