import { DialogLoadFailure } from '../../../loading/dialog-load-failure.tsx';
import { lazyComponent } from '../../../loading/lazy-component.tsx';

/** Its code loads with the panel of a request that a case can be opened about. */
export const OpenCaseDialog = lazyComponent({
  name: 'form of a case',
  load: () => import('./open-case-dialog.tsx').then((module) => module.OpenCaseDialog),
  Failure: DialogLoadFailure,
});

export const CaseAnswerDialog = lazyComponent({
  name: 'answer to a case',
  load: () => import('./answer-dialogs.tsx').then((module) => module.CaseAnswerDialog),
  Failure: DialogLoadFailure,
});
