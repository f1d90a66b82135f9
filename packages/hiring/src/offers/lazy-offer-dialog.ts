import { lazyDialog } from '@showcase/kit/loading';

/** The dialog of any action about terms; its code loads with the panel of an open request. */
export const OfferDialog = lazyDialog({
  name: 'offer form',
  load: () => import('./offer-dialog.tsx').then((module) => module.OfferDialog),
});
