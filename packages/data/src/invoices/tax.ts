import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { DataClient } from '../client/types.ts';
import { isOutage } from '../client/data-error.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';

const KEY = 'invoice-tax';

export const TAX_CASES = ['domestic', 'reverse_charge', 'outside_scope', 'exempt'] as const;

const localRate = v.object({
  currency: v.string(),
  /** How much of it one dollar was. */
  rate: v.number(),
  day: v.string(),
  source: v.string(),
});

const taxChoice = v.object({
  case: v.picklist(TAX_CASES),
  /** In hundredths of a percent. */
  rate: v.optional(v.number()),
  local: v.optional(localRate),
});

/** The VAT that a creator confirms. */
export type TaxChoice = v.InferOutput<typeof taxChoice>;

/** As an invoice has it. */
export const taxRow = v.object({
  ...taxChoice.entries,
  local: v.optional(v.object({ ...localRate.entries, cents: v.number() })),
  net_cents: v.number(),
  tax_cents: v.number(),
});

const side = v.object({
  status: v.optional(v.picklist(['registered', 'small_business', 'outside_eu'])),
  country: v.optional(v.string()),
  vat_id: v.optional(v.string()),
  tax_id: v.optional(v.string()),
  registration: v.optional(v.string()),
});

const taxSides = v.nullable(
  v.object({
    seller: v.optional(side, {}),
    buyer: v.optional(side, {}),
    confirmed: v.nullable(taxChoice),
  }),
);

/** What decides the VAT of a request's invoices, and what its creator has confirmed; null if the work is not agreed on. */
export type TaxSides = v.InferOutput<typeof taxSides>;

export function taxQueries(client: DataClient) {
  return {
    ofRequest: (id: string) =>
      queryOptions({
        queryKey: [KEY, id],
        queryFn: () => readRpc(client, 'my_tax_sides', { id }, { schema: taxSides }),
        meta: { failure: 'Error fetching the VAT of invoices:' },
      }),
  };
}

type ConfirmInput = {
  /** Of the request. */
  id: string;
  tax: TaxChoice;
  /** What it was decided by: if that has changed since, it is not confirmed. */
  sides: Pick<NonNullable<TaxSides>, 'seller' | 'buyer'>;
};

async function confirmTax(client: DataClient, input: ConfirmInput): Promise<void> {
  unwrap(await client.rpc('confirm_tax', input));
}

/** The creator confirms the VAT of the next invoices of a request. */
export function confirmTaxOptions(client: DataClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (input: ConfirmInput) => confirmTax(client, input),
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => invalidateQueries(queryClient, [KEY]),
    async onError(error) {
      console.error('Error confirming the VAT:', error);
      if (!isOutage(error)) await invalidateQueries(queryClient, [KEY]);
    },
  });
}
