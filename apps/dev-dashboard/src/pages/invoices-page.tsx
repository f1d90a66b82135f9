import { OwnInvoices } from '@showcase/kit/hire-requests';

export const InvoicesPage = () => <OwnInvoices side="creator" />;
