import { useUser } from '@showcase/data';
import { createElement } from 'react';
import { CodeFailure } from '../on-demand/code-failure.tsx';
import { useLazyImport } from '@showcase/kit/loading';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';
import { readReportParam } from './report-param.ts';

/** The report dialog of a page, shown while the URL has its parameter. */
export function LazyReportDialog() {
  const param = useDialogParam('report');
  const { authUser } = useUser();
  const target = readReportParam(param.value);
  const code = useLazyImport({
    name: 'report dialog',
    load: () => import('./report-dialog.tsx').then((module) => module.ReportDialog),
    enabled: target !== null && authUser !== null,
  });

  if (!target || !authUser) return null;
  if (code.isError) {
    return <CodeFailure isRetrying={code.isFetching} onRetry={code.retry} />;
  }
  return code.data ? createElement(code.data, { target, onClose: param.close }) : null;
}
