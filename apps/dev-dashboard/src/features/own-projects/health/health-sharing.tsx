import {
  announceHealthReportOptions,
  shareHealthReportOptions,
  type OwnHealthReport,
} from '@showcase/data/own-projects';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { useOrigin } from '@showcase/remote-contract/services';
import { Button, Notice, Stack, useFormatDate } from '@showcase/ui';
import { Switch } from '@showcase/ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CopyableText } from '../copyable-text.tsx';
import type { ReportedProject } from './health-texts.ts';

const DAYS = 7;

type HealthSharingProps = { project: ReportedProject; report: OwnHealthReport };

/** A link to the report that ends, and whether the page of the project says that there is one. */
export function HealthSharing({ project, report }: HealthSharingProps) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const share = useMutation(shareHealthReportOptions(client, queryClient, project.id));
  const announce = useMutation(announceHealthReportOptions(client, queryClient, project.id));
  return (
    <Stack gap={4}>
      <ErrorNotice error={share.error} action="The link wasn't changed." />
      <ErrorNotice error={announce.error} action="Your choice wasn't saved." />
      <ReportLink project={project} report={report} />
      <div>
        <Button
          size="s"
          isBusy={share.isPending}
          onClick={() => share.mutate(report.token === null ? DAYS : null)}
        >
          {report.token === null ? `Create a link for ${DAYS} days` : 'Stop the link'}
        </Button>
      </div>
      <Switch
        label="Say on the project’s page that there is a health report"
        hint="With the date on which we last read the website or repository, and nothing of what was found."
        isOn={announce.isPending ? announce.variables : report.is_announced}
        onChange={(isOn) => announce.mutate(isOn)}
      />
    </Stack>
  );
}

function ReportLink({ project, report: { token, ends_at } }: HealthSharingProps) {
  const formatDate = useFormatDate();
  const origin = useOrigin();
  if (token === null || ends_at === null) return null;
  return (
    <>
      <CopyableText
        title={`Everyone who has this link sees the report, until ${formatDate(ends_at)}`}
        content={new URL(`/projects/${project.id}?health=${token}`, origin).href}
      />
      {project.visibility === 'draft' && (
        <Notice>The link opens once the project is public or unlisted.</Notice>
      )}
    </>
  );
}
