import { expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import { deliveryTexts } from './delivery-texts.ts';

it.each(deliveryTexts)('%j is %j days', async (text, days) => {
  const [row] = await sql`select private.delivery_days(${text}) as days`;
  expect(row?.days).toBe(days);
});
