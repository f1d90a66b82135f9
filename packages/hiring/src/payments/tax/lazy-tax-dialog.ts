import { lazyDialog } from '@showcase/kit/loading';

/** The dialog of the VAT; its code, with the rules of all countries, loads when it is opened. */
export const TaxDialog = lazyDialog({
  name: 'VAT form',
  load: () => import('./tax-dialog.tsx').then((module) => module.TaxDialog),
});
