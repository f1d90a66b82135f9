import { PageHeader } from '@showcase/ui';
import { PEOPLE_PAGES } from '../../features/people/people-kinds.ts';
import { PeopleList } from '../../features/people/people-list.tsx';

const { title, subtitle } = PEOPLE_PAGES.clients;

export function ClientsPage() {
  return (
    <>
      <title>{`${title} · Bolt Showcase`}</title>
      <PageHeader title={title} subtitle={subtitle} />
      <PeopleList kind="clients" />
    </>
  );
}
