import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { isSignedIn } from '../session/is-signed-in.ts';
import * as v from 'valibot';

/** The earnings of the signed-in user in US dollars: the sum of their completed transactions as a creator; 0 for a visitor. */
export async function getWalletBalance(client: DataClient): Promise<number> {
  if (!(await isSignedIn(client))) return 0;
  return readRpc(client, 'wallet_balance', {}, { schema: v.number() });
}

export function walletQueries(client: DataClient) {
  return {
    balance: (userId: string) =>
      queryOptions({
        queryKey: ['transactions', 'wallet', userId],
        queryFn: (): Promise<number | null> => getWalletBalance(client),
        meta: { failure: 'Error fetching wallet:' },
      }),
  };
}
