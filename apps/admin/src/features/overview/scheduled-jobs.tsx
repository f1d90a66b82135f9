import { adminQueries, type ScheduledJob } from '@showcase/data/admins';
import { useDataClient, useList } from '@showcase/data/query';
import { ReadFailure } from '@showcase/kit/lists';
import { Badge, Link, RelativeTime, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';

const TITLE = 'Scheduled jobs';

const LABELS: Record<string, string> = {
  'check-projects': 'Check the websites of projects',
  'follow-deadlines': 'Follow deadlines of hire requests',
  'deliver-mail': 'Send mail',
  prune: 'Delete expired rows',
  'remove-images': 'Remove images and files from storage',
  'remove-orphaned-images': 'List unused images',
  'remove-unsent-attachments': 'Delete files that were not sent',
  'rotate-views': 'Add and drop days of project views',
  'notify-saved-searches': 'Tell matches of saved searches',
};

/** The pages that show what a job could not do. */
const PAGES: Record<string, string> = { 'deliver-mail': '/dashboard/admin/overview/mail' };

/** The database sees what they do, but not when they run. */
const RUNS_OUTSIDE = ['remove-images'];

const OUTCOMES = {
  succeeded: { text: 'Succeeded', variant: 'success' },
  failed: { text: 'Failed', variant: 'danger' },
  running: { text: 'Running', variant: 'neutral' },
} as const;

const COLUMNS: Column<ScheduledJob>[] = [
  {
    key: 'name',
    header: 'Job',
    cell: ({ name }) => {
      const label = LABELS[name] ?? name;
      return PAGES[name] ? <Link href={PAGES[name]}>{label}</Link> : label;
    },
  },
  {
    key: 'last_run_at',
    header: 'Last run',
    cell: ({ name, last_run_at }) => {
      if (last_run_at) return <RelativeTime date={last_run_at} />;
      return RUNS_OUTSIDE.includes(name) ? 'Not recorded' : 'Never';
    },
  },
  { key: 'outcome', header: 'Outcome', cell: (job) => <Outcome job={job} /> },
];

/** Whether the database still does its regular work. */
export function ScheduledJobs() {
  const jobs = useList(adminQueries(useDataClient()).jobs());
  if (jobs.isPending) {
    return (
      <SkeletonGroup label="Loading scheduled jobs">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  if (jobs.error) return <ReadFailure area={TITLE} query={jobs} />;
  return (
    <DataTable caption={TITLE} columns={COLUMNS} rows={jobs.data} keyOf={({ name }) => name} />
  );
}

function Outcome({ job: { name, outcome, is_late } }: { job: ScheduledJob }) {
  if (!outcome && !is_late) return RUNS_OUTSIDE.includes(name) ? 'Not recorded' : 'None yet';
  return (
    <>
      {outcome && <Badge variant={OUTCOMES[outcome].variant}>{OUTCOMES[outcome].text}</Badge>}{' '}
      {is_late && <Badge variant="warning">Late</Badge>}
    </>
  );
}
