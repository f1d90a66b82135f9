// For remotes that were released before; version 1.0 drops it.
export {
  confirmPayment as settleInvoice,
  confirmPaymentOptions as settleInvoiceOptions,
} from './write-payments.ts';
