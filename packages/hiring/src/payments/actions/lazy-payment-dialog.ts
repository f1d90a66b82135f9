import { lazyDialog } from '@showcase/kit/loading';

/** The dialog of any action about an invoice; its code loads with the panel of a request that has one. */
export const PaymentDialog = lazyDialog({
  name: 'payment form',
  load: () => import('./payment-dialog.tsx').then((module) => module.PaymentDialog),
});
