export { renderAgreement, type AgreementData } from './documents/agreement.ts';
export { renderInvoice, type InvoiceData } from './documents/invoice.ts';
export { createEInvoice } from './e-invoice/create-e-invoice.ts';
export { findProblems } from './e-invoice/find-problems.ts';
export { writeUbl } from './e-invoice/xml/write-ubl.ts';
export { renderStatement, type StatementData } from './documents/statement.ts';
