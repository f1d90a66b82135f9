import { OwnInvoices } from '@showcase/hiring/payments';

export const InvoicesPage = () => <OwnInvoices side="creator" />;
