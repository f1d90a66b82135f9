import { useUser } from '@showcase/data';
import { useCode } from '@showcase/kit/loading';
import { createElement } from 'react';
import { HIRE_DIALOG } from '../../shared/hiring/use-hiring.ts';
import { CodeFailure } from '../../shared/on-demand/code-failure.tsx';
import { useDialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import { readHireParam } from './hire-param.ts';
import type { HireableService } from './offer/offer.ts';
import { useOfferedServices } from './use-offered-services.ts';

type HireDoorProps = { creator: { id: string; name: string }; services: HireableService[] };

/** The hire dialog while the address asks for it; its code comes when it is first opened. */
export function HireDoor({ creator, services: listed }: HireDoorProps) {
  const param = useDialogParam('hire');
  const { loading } = useUser();
  const { offerId } = readHireParam(param.value ?? '');
  const { services, isPending } = useOfferedServices({ creatorId: creator.id, listed, offerId });
  const isWanted = param.value !== null && !loading;
  const code = useCode({
    name: HIRE_DIALOG,
    load: () => import('./hire-dialog.tsx').then((module) => module.HireDialog),
    isWanted,
  });

  if (!isWanted) return null;
  if (code.isError) {
    return <CodeFailure isRetrying={code.isFetching} onRetry={code.retry} />;
  }
  if (!code.data || isPending) return null;
  return createElement(code.data, { creator, services, param });
}
