import { LOCATION_FILTERS } from '@showcase/data/users';

const locations = new Map(LOCATION_FILTERS.map((location) => [toKey(location), location]));

/** The place as the filter names it: 'berlin, germany' becomes 'Berlin Germany'. Other locations stay as typed, with single blanks. */
export function toUsualLocation(typed: string): string {
  return locations.get(toKey(typed)) ?? typed.trim().replace(/\s+/g, ' ');
}

function toKey(location: string) {
  return location.toLowerCase().replace(/[\s,.]/g, '');
}
