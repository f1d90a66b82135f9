import { DialogLoadFailure } from '../../loading/dialog-load-failure.tsx';
import { lazyComponent } from '../../loading/lazy-component.tsx';

/** The dialog of any act about terms; its code loads with the panel of an open request. */
export const OfferDialog = lazyComponent({
  name: 'offer form',
  load: () => import('./offer-dialog.tsx').then((module) => module.OfferDialog),
  Failure: DialogLoadFailure,
});
