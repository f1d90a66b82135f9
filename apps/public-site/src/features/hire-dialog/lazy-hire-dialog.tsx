import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { HIRE_DIALOG } from '../../shared/hiring/use-hiring.ts';
import { useDialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import { readHireParam } from './hire-param.ts';
import type { HireableService } from './hire-option/hire-option.ts';
import { useOrigin } from './origin/use-origin.ts';
import { useHireableServices } from './use-hireable-services.ts';

const HireDialog = lazyDialog({
  name: HIRE_DIALOG,
  load: () => import('./hire-dialog.tsx').then((module) => module.HireDialog),
});

type LazyHireDialogProps = { creator: { id: string; name: string }; services: HireableService[] };

/** The hire dialog, shown while the URL has its parameter; its code loads when it is first opened. */
export function LazyHireDialog({ creator, services: listed }: LazyHireDialogProps) {
  const param = useDialogParam('hire');
  const { loading } = useUser();
  const { optionId, projectId } = readHireParam(param.value ?? '');
  const { services, isPending } = useHireableServices({ creatorId: creator.id, listed, optionId });
  const { origin, isPending: isOriginPending } = useOrigin({ creatorId: creator.id, projectId });
  const isOpen = param.value !== null && !loading;
  // Loads the code while the service and the project are being fetched.
  HireDialog.usePreload(isOpen);

  if (!isOpen || isPending || isOriginPending) return null;
  return <HireDialog creator={creator} services={services} origin={origin} param={param} />;
}
