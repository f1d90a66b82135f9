import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { BUY_DIALOG } from '../../../shared/hiring/use-hiring.ts';
import { useDialogParam } from '../../../shared/on-demand/use-dialog-param.ts';
import type { ReactNode } from 'react';
import type { SoldProject } from './buy-dialog.tsx';

const BuyDialog = lazyDialog({
  name: BUY_DIALOG,
  load: () => import('./buy-dialog.tsx').then((module) => module.BuyDialog),
});

type LazyBuyDialogProps = { project: SoldProject; status: ReactNode };

/** The dialog to buy a project, shown while the URL has its parameter; its code loads when it is first opened. */
export function LazyBuyDialog({ project, status }: LazyBuyDialogProps) {
  const param = useDialogParam('buy');
  const { loading } = useUser();
  const isOpen = param.value !== null && !loading;
  BuyDialog.usePreload(isOpen);
  return isOpen ? <BuyDialog project={project} status={status} param={param} /> : null;
}
