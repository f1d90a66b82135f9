import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../../client/types.ts';
import { isOutage } from '../../client/data-error.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { taxSides, type TaxChoice, type TaxSides } from './tax-rows.ts';

const KEY = 'invoice-tax';

export function taxQueries(client: DataClient) {
  return {
    ofRequest: (id: string) =>
      queryOptions({
        queryKey: [KEY, id],
        queryFn: () => readRpc(client, 'my_tax_sides', { id }, { schema: taxSides }),
        // Either side may have changed billing details since it was last opened.
        staleTime: 0,
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
