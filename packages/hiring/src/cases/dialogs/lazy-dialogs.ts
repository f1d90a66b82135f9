import { lazyDialog } from '@showcase/kit/loading';

/** Its code loads with the panel of a request that a case can be opened about. */
export const OpenCaseDialog = lazyDialog({
  name: 'form of a case',
  load: () => import('./open-case-dialog.tsx').then((module) => module.OpenCaseDialog),
});

export const CaseAnswerDialog = lazyDialog({
  name: 'answer to a case',
  load: () => import('./answer-dialogs.tsx').then((module) => module.CaseAnswerDialog),
});
