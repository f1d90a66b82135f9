export { OwnInvoices } from './list/own-invoices.tsx';
