import { PageHeader } from '@showcase/ui';
import { PEOPLE } from '../features/people/people-kinds.ts';
import { PeopleList } from '../features/people/people-list.tsx';

const { title, subtitle } = PEOPLE.clients;

export function ClientsPage() {
  return (
    <>
      <title>{`${title} · Bolt Showcase`}</title>
      <PageHeader title={title} subtitle={subtitle} />
      <PeopleList kind="clients" />
    </>
  );
}
