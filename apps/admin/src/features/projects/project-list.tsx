import { adminQueries, useDataClient, type ManagedProject } from '@showcase/data';
import { useState } from 'react';
import { toAdminSearch, writeListAddress } from '../../shared/list/list-address.ts';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useAddress } from '../../shared/list/use-address.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { ReasonDoor } from '../../shared/reason/reason-door.tsx';
import { askFor, type ProjectAction } from './project-asks.ts';
import { PROJECT_STATUSES, readProjectAddress } from './project-statuses.ts';
import { ProjectsTable } from './projects-table.tsx';

type Asked = { action: ProjectAction; project: ManagedProject };

export function ProjectList({ title }: { title: string }) {
  const { address, text, type, hrefOf } = useAddress(readProjectAddress, writeListAddress);
  const read = usePage(adminQueries(useDataClient()).projects(toAdminSearch(address)));
  const [asked, setAsked] = useState<Asked | null>(null);
  const isFiltered = address.q !== '' || address.status !== 'all';
  // The row as it is now, so that a dialog that comes too late can say what stands.
  const current = read.page?.items.find(({ id }) => id === asked?.project.id) ?? asked?.project;
  return (
    <>
      <ListBar
        searchLabel="Search projects"
        placeholder="Search by title, description, tag or id"
        text={text}
        onText={type}
        statuses={PROJECT_STATUSES}
        status={address.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ListBody
        area={title}
        noun={['project', 'projects']}
        read={read}
        trail={address.trail}
        hrefOfTrail={(trail) => hrefOf({ trail })}
        clearHref={isFiltered ? hrefOf({ q: '', status: 'all' }) : undefined}
        emptyText="They appear here as soon as a creator publishes one."
      >
        {(projects) => (
          <ProjectsTable
            caption={title}
            projects={projects}
            onAction={(action, project) => setAsked({ action, project })}
          />
        )}
      </ListBody>
      <ReasonDoor
        ask={asked && current && askFor(asked.action, current)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
