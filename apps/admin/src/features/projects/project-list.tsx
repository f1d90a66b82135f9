import { adminQueries, type ManagedProject } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { useState } from 'react';
import { toAdminSearch } from '../../shared/list/list-search.ts';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useListSearch } from '../../shared/list/use-list-search.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { LazyReasonDialog } from '../../shared/reason/lazy-reason-dialog.tsx';
import { getPrompt, type ProjectAction } from './project-actions.ts';
import { PROJECT_STATUSES, projectSearch } from './project-statuses.ts';
import { ProjectsTable } from './projects-table.tsx';

type PendingAction = { action: ProjectAction; project: ManagedProject };

export function ProjectList({ title }: { title: string }) {
  const { search, text, setText, hrefOf } = useListSearch(projectSearch);
  const query = usePage(adminQueries(useDataClient()).projects(toAdminSearch(search)));
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const isFiltered = search.q !== '' || search.status !== 'all';
  // Use the latest row, so that the dialog shows the current state after a conflict.
  const current =
    query.page?.items.find(({ id }) => id === pendingAction?.project.id) ?? pendingAction?.project;
  return (
    <>
      <ListBar
        searchLabel="Search projects"
        placeholder="Search by title, description, tag or ID"
        text={text}
        onText={setText}
        statuses={PROJECT_STATUSES}
        status={search.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ListBody
        area={title}
        noun={['project', 'projects']}
        query={query}
        cursors={search.cursors}
        hrefOfPage={(cursors) => hrefOf({ cursors })}
        clearHref={isFiltered ? hrefOf({ q: '', status: 'all' }) : undefined}
        emptyText="They appear here as soon as a creator publishes one."
      >
        {(projects) => (
          <ProjectsTable
            caption={title}
            projects={projects}
            onAction={(action, project) => setPendingAction({ action, project })}
          />
        )}
      </ListBody>
      <LazyReasonDialog
        prompt={pendingAction && current && getPrompt(pendingAction.action, current)}
        onClose={() => setPendingAction(null)}
      />
    </>
  );
}
