import { useDataClient, useItem, walletQueries } from '@showcase/data';
import { formatMoney } from '@showcase/ui';

/** What a person has earned, in words; null until it is known and a dash where it cannot be read. */
export function useWallet(userId: string) {
  const { data, isPending } = useItem(walletQueries(useDataClient()).balance(userId));
  if (isPending) return null;
  return data === null ? '—' : formatMoney(data);
}
