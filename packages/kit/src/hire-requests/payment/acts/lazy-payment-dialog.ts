import { DialogLoadFailure } from '../../../loading/dialog-load-failure.tsx';
import { lazyComponent } from '../../../loading/lazy-component.tsx';

/** The dialog of any act about an invoice; its code loads with the panel of a request that has one. */
export const PaymentDialog = lazyComponent({
  name: 'payment form',
  load: () => import('./payment-dialog.tsx').then((module) => module.PaymentDialog),
  Failure: DialogLoadFailure,
});
