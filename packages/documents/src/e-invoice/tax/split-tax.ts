import { CATEGORIES, type Tax, type TaxCase } from './tax.ts';

type Line = { title: string; cents: number };

/** The tax within what was agreed, which stays the total. It is rounded once, and the net amounts of the lines add up to its own. */
export function splitTax(
  lines: readonly Line[],
  taxCase: TaxCase,
  rate = 0,
): { tax: Tax; lines: { title: string; netCents: number }[] } {
  const applied = taxCase === 'domestic' ? rate : 0;
  const toNet = (cents: number) => Math.round((cents * 10_000) / (10_000 + applied));
  let gross = 0;
  const netLines = lines.map(({ title, cents }) => {
    const before = toNet(gross);
    gross += cents;
    return { title, netCents: toNet(gross) - before };
  });
  const netCents = toNet(gross);
  return {
    lines: netLines,
    tax: { category: CATEGORIES[taxCase], rate: applied, netCents, taxCents: gross - netCents },
  };
}
