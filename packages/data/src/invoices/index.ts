export { formatCents, toCents } from './cents.ts';
export type { Agreement, BilledParty, Invoice, ListedInvoice, Refund } from './invoice.ts';
export { invoiceQueries } from './invoice-queries.ts';
export { getPaymentMethod } from './payment-method.ts';
export {
  billingQueries,
  saveBillingDetails,
  saveBillingDetailsOptions,
  type BillingDetails,
} from './billing-details.ts';
export { billingForm, type BillingValues } from './billing-form.ts';
export { confirmTaxOptions, taxQueries } from './tax/tax-queries.ts';
export type { TaxChoice, TaxSides } from './tax/tax-rows.ts';
export {
  confirmCreditOptions,
  confirmRefund,
  confirmRefundOptions,
  correctInvoice,
  correctInvoiceOptions,
  denyRefundOptions,
  enterRefund,
  enterRefundOptions,
  sendRefund,
  sendRefundOptions,
  confirmPayment,
  confirmPaymentOptions,
} from './write-payments.ts';
