import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { HIRE_DIALOG } from '../../shared/hiring/use-hiring.ts';
import { useDialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import type { HireableService } from './hire-option/hire-option.ts';

const HireDialog = lazyDialog({
  name: HIRE_DIALOG,
  load: () => import('./hire-dialog.tsx').then((module) => module.HireDialog),
});

type LazyHireDialogProps = { creator: { id: string; name: string }; services: HireableService[] };

/** The hire dialog, shown while the URL has its parameter; its code, with what it reads, loads when it is first opened. */
export function LazyHireDialog({ creator, services }: LazyHireDialogProps) {
  const param = useDialogParam('hire');
  const { loading } = useUser();
  if (param.value === null || loading) return null;
  return <HireDialog creator={creator} services={services} param={param} />;
}
