import {
  ownHealthReportOptions,
  requestHealthReportOptions,
  type OwnHealthReport,
} from '@showcase/data/own-projects';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { ReportParts } from '@showcase/kit/health-report';
import { bidi, Button, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeSubject, type ReportedProject } from './health-texts.ts';
import { HealthSharing } from './health-sharing.tsx';
import { ZipChooser } from './zip-chooser.tsx';

type HealthDialogProps = {
  project: ReportedProject;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What is unsafe about a project, and who else may know. */
export function HealthDialog({ project, isOpen, onOpenChange }: HealthDialogProps) {
  const client = useDataClient();
  const { data: report, error } = useQuery({
    ...ownHealthReportOptions(client, project.id),
    enabled: isOpen,
  });
  const make = useMutation(requestHealthReportOptions(client, useQueryClient(), project.id));
  const subjects = report?.subjects ?? [];
  const parts = report?.parts ?? [];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Health report"
      size="l"
      description={bidi`What can be seen of ${project.title} and endangers it or its users. We read what every browser gets and the files of a public repository, and never use what we find. Only you see the report, and anyone you give its link.`}
      footer={
        <Button
          variant="primary"
          isBusy={make.isPending || subjects.some(({ is_waiting }) => is_waiting)}
          disabled={!subjects.some(({ is_proven }) => is_proven)}
          onClick={() => make.mutate(undefined)}
        >
          {parts.length > 0 ? 'Make the report again' : 'Make the report'}
        </Button>
      }
    >
      <Stack gap={5}>
        <ErrorNotice error={error} action="We couldn't load the report." />
        <ErrorNotice error={make.error} action="The report wasn't made." />
        {report && <Subjects subjects={subjects} />}
        <ReportParts parts={parts} />
        {report && <ZipChooser projectId={project.id} />}
        {report && parts.length > 0 && <HealthSharing project={project} report={report} />}
      </Stack>
    </Dialog>
  );
}

function Subjects({ subjects }: Pick<OwnHealthReport, 'subjects'>) {
  if (subjects.length === 0) {
    return (
      <Notice>
        There is no website to read yet. Add a live URL or a repository to the project, prove that
        it is yours, then make the report.
      </Notice>
    );
  }
  return subjects.map((subject) => {
    const text = describeSubject(subject);
    return text === null ? null : (
      <Notice key={subject.subject} variant={subject.is_waiting ? 'info' : 'warning'}>
        {text}
      </Notice>
    );
  });
}
