import { useUser } from '@showcase/data';
import { Container } from '@showcase/ui';
import { createElement } from 'react';
import { CodeFailure } from '../../shared/on-demand/code-failure.tsx';
import { useCode } from '@showcase/kit/loading';
import { useDialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import type { HireableService } from './offer/offer.ts';

type HireDoorProps = { creator: { id: string; name: string }; services: HireableService[] };

/** The hire dialog while the address asks for it; its code comes when it is first opened. */
export function HireDoor({ creator, services }: HireDoorProps) {
  const param = useDialogParam('hire');
  const { loading } = useUser();
  const isWanted = param.value !== null && !loading;
  const code = useCode({
    name: 'hire dialog',
    load: () => import('./hire-dialog.tsx').then((module) => module.HireDialog),
    isWanted,
  });

  if (!isWanted) return null;
  if (code.isError) {
    return (
      <Container>
        <CodeFailure onRetry={() => void code.refetch()} />
      </Container>
    );
  }
  return code.data ? createElement(code.data, { creator, services, param }) : null;
}
