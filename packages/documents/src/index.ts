export { renderAgreement, type AgreementData } from './documents/agreement.ts';
export { renderInvoice, type InvoiceData } from './documents/invoice.ts';
export { createEInvoice } from './e-invoice/create-e-invoice.ts';
export { renderStatement, type StatementData } from './documents/statement.ts';
