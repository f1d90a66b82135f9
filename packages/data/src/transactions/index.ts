export { sumEarned, sumAmounts, getTransactionDate, type Transaction } from './transaction.ts';
export { transactionQueries } from './transactions.ts';
export { walletQueries } from './wallet.ts';
