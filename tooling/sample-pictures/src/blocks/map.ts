import { at, seeded, times } from '../random.ts';

type Mark = readonly [x: number, y: number, label?: string, tone?: string];
export type MapParts = {
  seed: string;
  pins?: readonly Mark[];
  route?: readonly (readonly [number, number])[];
  zones?: readonly (readonly [points: string, tone: string])[];
  water?: 'river' | 'coast' | 'none';
  spots?: readonly (readonly [x: number, y: number, size: number, tone: string])[];
};

/** A town map in a box of 600 by 400, with markers. */
export function map(parts: MapParts, height = '100%'): string {
  const random = seeded(parts.seed);
  const avenues = times(7, (index) => {
    const x = 30 + index * 88 + random() * 24;
    return `<path class="street" d="M${x} -20L${x - 40 + random() * 90} 420"/>`;
  });
  const streets = times(6, (index) => {
    const y = 24 + index * 70 + random() * 18;
    return `<path class="street" d="M-20 ${y}L620 ${y - 30 + random() * 60}"/>`;
  });
  const main = `<path class="avenue" d="M-20 ${250 + random() * 60}C150 ${200 + random() * 80} 320 ${300 - random() * 90} 620 ${120 + random() * 80}"/>`;
  const parks = times(4, () => {
    const x = random() * 520;
    const y = random() * 320;
    return `<rect class="park" x="${x}" y="${y}" width="${60 + random() * 70}" height="${44 + random() * 50}" rx="12" transform="rotate(${random() * 16 - 8} ${x} ${y})"/>`;
  });
  const water = {
    river:
      '<path class="water" d="M-20 330C120 300 170 390 300 350S480 250 640 300V350C520 300 460 370 330 400S100 360 -20 390Z"/>',
    coast: '<path class="water" d="M430 -20C400 60 470 110 440 190S520 300 480 420H640V-20Z"/>',
    none: '',
  }[parts.water ?? 'river'];
  const zones = (parts.zones ?? []).map(
    ([points, tone]) =>
      `<polygon points="${points}" fill="var(--${tone})" fill-opacity=".2" stroke="var(--${tone})" stroke-width="3" stroke-linejoin="round"/>${points
        .split(' ')
        .map((point) => {
          const [x = '0', y = '0'] = point.split(',');
          return `<circle cx="${x}" cy="${y}" r="5" fill="#fff" stroke="var(--${tone})" stroke-width="3"/>`;
        })
        .join('')}`,
  );
  const spots = (parts.spots ?? []).map(
    ([x, y, size, tone]) =>
      `<circle cx="${x}" cy="${y}" r="${size}" fill="var(--${tone})" opacity=".32"/>`,
  );
  const route = parts.route
    ? `<polyline points="${parts.route.map((point) => point.join(',')).join(' ')}" fill="none" stroke="#fff" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><polyline points="${parts.route.map((point) => point.join(',')).join(' ')}" fill="none" stroke="var(--a)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${at(parts.route, 0)[0]}" cy="${at(parts.route, 0)[1]}" r="8" fill="#fff" stroke="var(--a)" stroke-width="4"/>`
    : '';
  const pins = (parts.pins ?? []).map(([x, y, label, tone = 'a']) => {
    const tag = label
      ? `<g><rect x="${x + 14}" y="${y - 34}" width="${label.length * 7.6 + 18}" height="26" rx="13" fill="#fff"/><text x="${x + 23}" y="${y - 16}">${label}</text></g>`
      : '';
    return `<path d="M${x} ${y}c-4-10-13-15-13-25a13 13 0 0 1 26 0c0 10-9 15-13 25z" fill="var(--${tone})" stroke="#fff" stroke-width="2.5"/><circle cx="${x}" cy="${y - 25}" r="4.5" fill="#fff"/>${tag}`;
  });
  return `<svg class="map" style="height:${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice"><rect class="land" width="600" height="400"/>${parks.join('')}${water}${avenues.join('')}${streets.join('')}${main}${spots.join('')}${zones.join('')}${route}${pins.join('')}</svg>`;
}

/** A floor plan with named rooms; "on" rooms are tinted. */
export function floor(
  rooms: readonly (readonly [number, number, number, number, string, boolean?])[],
): string {
  const drawn = rooms.map(
    ([x, y, width, height, name, isOn]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="var(--${isOn ? 'a' : 'win'})" stroke="var(--${isOn ? 'a' : 'mut'})" stroke-width="2"/><text x="${x + width / 2}" y="${y + height / 2 + 5}" text-anchor="middle" style="fill:${isOn ? '#fff' : 'var(--ink)'}">${name}</text>`,
  );
  return `<svg class="floor" viewBox="0 0 340 260"><rect x="3" y="3" width="334" height="254" rx="9" fill="var(--sub)" stroke="var(--mut)" stroke-width="2"/><text x="170" y="133" text-anchor="middle">Corridor</text>${drawn.join('')}</svg>`;
}
