import type { QueryData } from '@supabase/supabase-js';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { refetchRequests } from '../hire-requests/refetch-requests.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';

const KEY = 'billing-details';

const selectDetails = (client: DataClient) =>
  client
    .from('billing_details')
    .select(
      'name, address, tax_id, payment_url, payment_instructions, street, postal_code, city, country, vat_id, registration, tax_status, phone, email',
    );

/** The details of the signed-in user in invoices, and how they want to be paid. */
export type BillingDetails = QueryData<ReturnType<typeof selectDetails>>[number];

async function getBillingDetails(client: DataClient): Promise<BillingDetails | null> {
  return unwrap(await selectDetails(client).maybeSingle());
}

export function billingQueries(client: DataClient) {
  return {
    own: (userId: string) =>
      queryOptions({
        queryKey: [KEY, userId],
        queryFn: () => getBillingDetails(client),
        meta: { failure: 'Error fetching billing details:' },
      }),
  };
}

/** Saves all of them; invoices that were issued keep what they say. */
export async function saveBillingDetails(
  client: DataClient,
  details: BillingDetails,
): Promise<void> {
  unwrap(await client.from('billing_details').upsert(details, { onConflict: 'user_id' }));
}

export function saveBillingDetailsOptions(client: DataClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (details: BillingDetails) => saveBillingDetails(client, details),
    // Invoices that did not say how they are paid do now.
    onSuccess: () =>
      Promise.all([invalidateQueries(queryClient, [KEY]), refetchRequests(queryClient)]),
    onError: (error) => console.error('Error saving billing details:', error),
  });
}
