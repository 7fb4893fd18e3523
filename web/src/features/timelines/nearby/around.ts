import type { CoarsePlace } from '../../posts/nearby/place';

export const radii = [5, 10, 25, 50] as const;
export type Radius = (typeof radii)[number];

export interface Around {
  place: CoarsePlace;
  radiusKm: Radius;
}

/** Whether a stored value is a place and a radius. */
export function isAround(value: unknown): value is Around {
  const { place, radiusKm } = (value ?? {}) as Partial<Around>;
  const isPlace = typeof place?.latitude === 'number' && typeof place.longitude === 'number';
  return isPlace && (place.name === null || typeof place.name === 'string') && radii.some((each) => each === radiusKm);
}
