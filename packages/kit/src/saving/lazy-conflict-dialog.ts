import { lazyComponent } from '../loading/index.ts';

export const ConflictDialog = lazyComponent({
  name: 'comparison with the saved version',
  load: () => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog),
});
