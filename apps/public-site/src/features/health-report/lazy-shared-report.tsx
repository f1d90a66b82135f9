import { lazyDialog } from '@showcase/kit/loading';
import { useDialogParam } from '../../shared/on-demand/use-dialog-param.ts';

const SharedReport = lazyDialog({
  name: 'health report',
  load: () => import('./shared-report.tsx').then((module) => module.SharedReport),
});

/** The health report on a project for everyone who has its link. */
export function LazySharedReport({ projectId }: { projectId: string }) {
  const param = useDialogParam('health');
  if (param.value === null) return null;
  return <SharedReport projectId={projectId} token={param.value} onClose={param.close} />;
}
