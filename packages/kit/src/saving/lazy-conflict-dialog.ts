import { lazyDialog } from '../loading/index.ts';

export const ConflictDialog = lazyDialog({
  name: 'comparison with the saved version',
  load: () => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog),
});
