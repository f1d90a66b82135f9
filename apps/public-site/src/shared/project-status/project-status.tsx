import { healthReportDateOptions, projectStatusOptions } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { ProjectRuns, StatusLine } from '@showcase/kit/project-status';
import { ExternalLink, formatDate, safeHref, Stack } from '@showcase/ui';
import { useQuery } from '@tanstack/react-query';

const METHODS: Record<string, string> = {
  file: 'by a file',
  meta: 'by a tag in the page',
  record: 'by a DNS record',
  repository: 'by a file in it',
};

type ProjectStatusProps = {
  projectId: string;
  /** Not in dialogs, where the link would take the focus first. */
  linksToSite?: boolean;
};

/** Which site of a project runs, and what is proven to be its creator's. Without an answer there is nothing to say. */
export function ProjectStatus({ projectId, linksToSite = false }: ProjectStatusProps) {
  const client = useDataClient();
  const { data } = useQuery(projectStatusOptions(client, projectId));
  // Only what is proven is read for a report.
  const { data: reportedAt } = useQuery({
    ...healthReportDateOptions(client, projectId),
    enabled: (data?.proofs.length ?? 0) > 0,
  });
  if (!data) return null;
  const { check, proofs } = data;
  if (proofs.length === 0 && (!check || check.state === 'waiting')) return null;
  return (
    <Stack gap={2}>
      {check && <CheckedSite url={check.url} isLink={linksToSite} />}
      {check && <ProjectRuns check={check} />}
      {proofs.map(({ subject, method, proven_at }) => (
        <StatusLine key={subject}>
          Owner proven for <bdi>{subject}</bdi> {METHODS[method] ?? ''},{' '}
          <time dateTime={proven_at}>{formatDate(proven_at)}</time>
        </StatusLine>
      ))}
      {reportedAt && (
        <StatusLine>
          Health report of <time dateTime={reportedAt}>{formatDate(reportedAt)}</time>
        </StatusLine>
      )}
    </Stack>
  );
}

/** Visit Live Project may lead elsewhere: to the editor, which can't be checked. */
function CheckedSite({ url, isLink }: { url: string; isLink: boolean }) {
  const href = safeHref(url);
  if (!href) return null;
  const { hostname } = new URL(href);
  return (
    <StatusLine>
      {isLink ? <ExternalLink href={href}>{hostname}</ExternalLink> : hostname}
    </StatusLine>
  );
}
