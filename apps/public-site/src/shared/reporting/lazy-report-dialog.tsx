import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';
import { readReportParam } from './report-param.ts';

const ReportDialog = lazyDialog({
  name: 'report dialog',
  load: () => import('@showcase/kit/moderation').then((module) => module.ReportDialog),
});

/** The report dialog of a page, shown while the URL has its parameter. */
export function LazyReportDialog() {
  const param = useDialogParam('report');
  const { authUser } = useUser();
  const target = readReportParam(param.value);
  if (!target || !authUser) return null;
  return <ReportDialog target={target} onClose={param.close} />;
}
