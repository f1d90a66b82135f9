import { useDataClient, useItem } from '@showcase/data/query';
import { walletQueries } from '@showcase/data/transactions';
import { formatMoney } from '@showcase/ui';

/** The user's earnings as formatted text; null while loading, a dash if they cannot be loaded. */
export function useWallet(userId: string) {
  const { data, isPending } = useItem(walletQueries(useDataClient()).balance(userId));
  if (isPending) return null;
  return data === null ? '—' : formatMoney(data);
}
