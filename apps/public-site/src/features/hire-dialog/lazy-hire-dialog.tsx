import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { useDataClient, useItem } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import { HIRE_DIALOG } from '../../shared/hiring/use-hiring.ts';
import { useDialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import { readHireParam, SOMETHING_ELSE } from './hire-param.ts';
import type { HireableService } from './hire-option/hire-option.ts';
import { useOrigin } from './origin/use-origin.ts';

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

type HireableServicesOptions = { creatorId: string; listed: HireableService[]; optionId: string };

/** The services on the page, and the one in the URL even if the page has not loaded it yet. */
function useHireableServices({ creatorId, listed, optionId }: HireableServicesOptions) {
  const isUnlisted =
    optionId !== '' && optionId !== SOMETHING_ELSE && listed.every(({ id }) => id !== optionId);
  const unlisted = useItem({
    ...serviceQueries(useDataClient()).byId(optionId),
    enabled: isUnlisted,
  });
  const found = unlisted.data;
  const isHireable = found && found.user_id === creatorId && found.is_active;
  return {
    isPending: isUnlisted && unlisted.isPending,
    services: isUnlisted && isHireable ? [...listed, found] : listed,
  };
}
