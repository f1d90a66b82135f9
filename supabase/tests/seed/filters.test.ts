import { expect, it } from 'vitest';
import { sql } from '../support/world.ts';

const filters = [
  'max_price => 100',
  'min_price => 100, max_price => 500',
  'min_price => 500, max_price => 2000',
  'min_price => 5000',
  'max_days => 1',
  'max_days => 3',
  'max_days => 7',
  'max_days => 30',
  "models => '{fixed}'",
  "models => '{hourly}'",
  "models => '{packages}'",
  "availability => '{full-time}'",
  "availability => '{part-time}'",
  "availability => '{not-available}'",
  "availability => '{Available for projects}'",
  "languages => '{german}'",
  "languages => '{French}'",
  "languages => '{Spanish}'",
  'min_rating => 3',
  'min_rating => 4',
  'min_rating => 4.5',
  "skills => '{Vue}'",
  "locations => '{London UK}'",
];

it.each(filters)('shows some services with %s, and not all', async (filter) => {
  const [row] = await sql.unsafe<{ found: number; all: number }[]>(`
    select (public.count_services(${filter}) ->> 'total')::int as found,
      (public.count_services() ->> 'total')::int as all`);
  expect(row?.found).toBeGreaterThan(0);
  expect(row?.found).toBeLessThan(row?.all ?? 0);
});
