import { sharedHealthReportOptions } from '@showcase/data/own-projects';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { ReportParts } from '@showcase/kit/health-report';
import { Notice, SkeletonGroup, SkeletonText, Stack, useFormatDate } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useQuery } from '@tanstack/react-query';

type SharedReportProps = { projectId: string; token: string; onClose: () => void };

const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function SharedReport({ projectId, token, onClose }: SharedReportProps) {
  const formatDate = useFormatDate();
  const isToken = TOKEN.test(token);
  const { data, error, isPending } = useQuery({
    ...sharedHealthReportOptions(useDataClient(), token),
    enabled: isToken,
  });
  const report = data?.project_id === projectId ? data : null;
  const isOver = !isToken || (!isPending && !error && report === null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Health report"
      size="l"
      description="What can be seen of this project and endangers it or its users. Its creator shares this report with you, so don’t pass it on."
    >
      <Stack gap={5}>
        <ErrorNotice error={error} action="We couldn't load the report." />
        {isToken && isPending && (
          <SkeletonGroup label="Loading">
            <SkeletonText />
          </SkeletonGroup>
        )}
        {isOver && (
          <Notice variant="warning">
            This link has ended, or the report no longer exists. Request a new link from the creator
            of the project.
          </Notice>
        )}
        {report && (
          <>
            <Notice>This link ends on {formatDate(report.ends_at)}.</Notice>
            <ReportParts parts={report.parts} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
