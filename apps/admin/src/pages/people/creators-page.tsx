import { PageHeader } from '@showcase/ui';
import { PEOPLE_PAGES } from '../../features/people/people-kinds.ts';
import { PeopleList } from '../../features/people/people-list.tsx';

const { title, subtitle } = PEOPLE_PAGES.creators;

export function CreatorsPage() {
  return (
    <>
      <title>{`${title} · Bolt Showcase`}</title>
      <PageHeader title={title} subtitle={subtitle} />
      <PeopleList kind="creators" />
    </>
  );
}
