import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import type { HealthFinding } from './health-report.ts';

/** What the owner of a project does with its health report; it is refetched afterwards. */
const changeReport = <Change>(
  queryClient: QueryClient,
  projectId: string,
  change: (given: Change) => PromiseLike<Parameters<typeof unwrap>[0]>,
) =>
  mutationOptions({
    mutationFn: async (given: Change) => {
      unwrap(await change(given));
    },
    onSettled: () => invalidateQueries(queryClient, ['projects', 'own-health-report', projectId]),
    onError: (error) => console.error('Error changing a health report:', error),
  });

/** Reads soon what is proven. */
export const requestHealthReportOptions = (
  client: DataClient,
  queryClient: QueryClient,
  projectId: string,
) =>
  changeReport(queryClient, projectId, () =>
    client.rpc('request_health_report', { project_id: projectId }),
  );

type ZipFindings = { files: number; isPartial: boolean; findings: HealthFinding[] };

/** Saves what was found in a zip; the zip itself is not sent. */
export const saveZipFindingsOptions = (
  client: DataClient,
  queryClient: QueryClient,
  projectId: string,
) =>
  changeReport(queryClient, projectId, ({ files, isPartial, findings }: ZipFindings) =>
    client.rpc('save_zip_findings', {
      ...{ project_id: projectId, files, is_partial: isPartial, findings },
    }),
  );

/** Creates a link that ends after some days, or stops the current one with null. */
export const shareHealthReportOptions = (
  client: DataClient,
  queryClient: QueryClient,
  projectId: string,
) =>
  changeReport(queryClient, projectId, (days: number | null) =>
    days === null
      ? client.rpc('stop_health_link', { project_id: projectId })
      : client.rpc('share_health_report', { project_id: projectId, days }),
  );

/** Whether the page of the project says that there is a report. */
export const announceHealthReportOptions = (
  client: DataClient,
  queryClient: QueryClient,
  projectId: string,
) =>
  changeReport(queryClient, projectId, (isAnnounced: boolean) =>
    client.rpc('announce_health_report', { project_id: projectId, is_announced: isAnnounced }),
  );
